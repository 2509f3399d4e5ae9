<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Abilities</name>
    <message>
        <source>%1 has no generator. Draw its maps by hand.</source>
        <translation>Il n’y a pas de générateur pour %1. Dessiner les cartes à la main.</translation>
    </message>
    <message>
        <source>Maps for %1 can’t be judged. There are no bots or measures for this game.</source>
        <translation>Les cartes de %1 ne peuvent pas être évaluées. Il n’y a ni bots ni mesures pour ce jeu.</translation>
    </message>
    <message>
        <source>%1 can’t be played here. You can only design maps for it.</source>
        <translation>Impossible de jouer à %1 ici. On peut seulement concevoir des cartes.</translation>
    </message>
    <message>
        <source>%1 can’t be played here because the program has no rules for it. You can still design maps.</source>
        <translation>Impossible de jouer à %1 ici&#x202f;: le programme n’en connaît pas les règles. On peut tout de même concevoir des cartes.</translation>
    </message>
</context>
<context>
    <name>About</name>
    <message>
        <source>About Hexatelier</source>
        <translation>À propos d’Hexatelier</translation>
    </message>
    <message>
        <source>Version %1, %2, Qt %3</source>
        <comment>version, machine that it was built for, version of Qt</comment>
        <translation>Version %1, %2, Qt %3</translation>
    </message>
    <message>
        <source>A studio for hex maps and scenarios of board games: design, generate, check, play, print and translate.

Free software under the GNU General Public License, version 3 or later. Tiles, icons and sample maps were made for this project. So were the layouts and cards that replace unknown printed ones (stand-ins). The project is not connected with the publishers of the games.</source>
        <translation>Un atelier pour cartes à hexagones et scénarios de jeux de plateau&#x202f;: concevoir, générer, vérifier, jouer, imprimer et traduire.

Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure. Les tuiles, les icônes et les exemples de cartes sont propres au projet. Il en va de même des dispositions et des cartes à jouer de remplacement, dont l’original imprimé est inconnu. Le projet n’a aucun lien avec les éditeurs des jeux.</translation>
    </message>
    <message>
        <source>Third-party software:</source>
        <translation>Logiciels utilisés&#x202f;:</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New Map…</source>
        <translation>&amp;Nouvelle carte…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open Share &amp;Code…</source>
        <translation>Ouvrir un &amp;code de partage…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Save as &amp;Layout…</source>
        <translation>Enregistrer comme &amp;disposition…</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>Ex&amp;porter une image…</translation>
    </message>
    <message>
        <source>Copy S&amp;hare Code</source>
        <translation>Copier le code de part&amp;age</translation>
    </message>
    <message>
        <source>&amp;Close Map</source>
        <translation>&amp;Fermer la carte</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Co&amp;uper</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>C&amp;lear Hexes</source>
        <translation>Vid&amp;er les hexagones</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>&amp;Inverser la sélection</translation>
    </message>
    <message>
        <source>Select Same &amp;Kind</source>
        <translation>Sélectionner le même t&amp;ype</translation>
    </message>
    <message>
        <source>Loc&amp;k or Unlock</source>
        <translation>&amp;Verrouiller ou déverrouiller</translation>
    </message>
    <message>
        <source>Unlock All</source>
        <translation>Tout dév&amp;errouiller</translation>
    </message>
    <message>
        <source>&amp;Select and Move</source>
        <translation>&amp;Sélectionner et déplacer</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinceau</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Remplissage</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Ligne</translation>
    </message>
    <message>
        <source>&amp;Eyedropper</source>
        <translation>Pipe&amp;tte</translation>
    </message>
    <message>
        <source>Add or &amp;Remove Hexes</source>
        <translation>&amp;Ajouter ou retirer des hexagones</translation>
    </message>
    <message>
        <source>Smaller Brush</source>
        <translation>Réduire le pinceau</translation>
    </message>
    <message>
        <source>Larger Brush</source>
        <translation>Agrandir le pinceau</translation>
    </message>
    <message>
        <source>Next S&amp;ymmetry</source>
        <translation>Symétrie sui&amp;vante</translation>
    </message>
    <message>
        <source>Renumber All &amp;IDs</source>
        <translation>Réattribuer tous les &amp;identifiants</translation>
    </message>
    <message>
        <source>&amp;Mirror Map</source>
        <translation>Mettre la carte en &amp;miroir</translation>
    </message>
    <message>
        <source>Clear All &amp;Tiles</source>
        <translation>Retirer t&amp;outes les tuiles</translation>
    </message>
    <message>
        <source>Next &amp;Problem</source>
        <translation>Problème suiva&amp;nt</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Zoom a&amp;vant</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Zoom a&amp;rrière</translation>
    </message>
    <message>
        <source>&amp;Fit Map to Window</source>
        <translation>A&amp;juster la carte à la fenêtre</translation>
    </message>
    <message>
        <source>Tile &amp;IDs</source>
        <translation>&amp;Identifiants des tuiles</translation>
    </message>
    <message>
        <source>&amp;Column Numbers</source>
        <translation>Numéros de &amp;colonnes</translation>
    </message>
    <message>
        <source>&amp;Pictorial Tiles</source>
        <translation>Tuiles i&amp;llustrées</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Reset Panels</source>
        <translation>Réinitiali&amp;ser les panneaux</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>Acc&amp;ueil</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>C&amp;onception</translation>
    </message>
    <message>
        <source>Search &amp;Commands…</source>
        <translation>&amp;Rechercher une commande…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;About Hexatelier</source>
        <translation>À p&amp;ropos d’Hexatelier</translation>
    </message>
    <message>
        <source>Place Blank Space</source>
        <translation>Placer un espace vide</translation>
    </message>
    <message>
        <source>Place Tile 1</source>
        <translation>Placer la tuile 1</translation>
    </message>
    <message>
        <source>Place Tile 2</source>
        <translation>Placer la tuile 2</translation>
    </message>
    <message>
        <source>Place Tile 3</source>
        <translation>Placer la tuile 3</translation>
    </message>
    <message>
        <source>Place Tile 4</source>
        <translation>Placer la tuile 4</translation>
    </message>
    <message>
        <source>Place Tile 5</source>
        <translation>Placer la tuile 5</translation>
    </message>
    <message>
        <source>Place Tile 6</source>
        <translation>Placer la tuile 6</translation>
    </message>
    <message>
        <source>Place Tile 7</source>
        <translation>Placer la tuile 7</translation>
    </message>
    <message>
        <source>Place Tile 8</source>
        <translation>Placer la tuile 8</translation>
    </message>
    <message>
        <source>Place Tile 9</source>
        <translation>Placer la tuile 9</translation>
    </message>
    <message>
        <source>Start or Stop &amp;Check</source>
        <translation>Lancer ou arrêter la &amp;vérification</translation>
    </message>
    <message>
        <source>C&amp;ertify Map</source>
        <translation>&amp;Certifier la carte</translation>
    </message>
    <message>
        <source>Check Certificate &amp;Again</source>
        <translation>Revérifier le certi&amp;ficat</translation>
    </message>
    <message>
        <source>&amp;Keep Map as A</source>
        <translation>&amp;Garder la carte comme A</translation>
    </message>
    <message>
        <source>Co&amp;mpare with A</source>
        <translation>Co&amp;mparer avec A</translation>
    </message>
    <message>
        <source>Next &amp;Overlay</source>
        <translation>Superposition &amp;suivante</translation>
    </message>
    <message>
        <source>E&amp;xport Balance Report…</source>
        <translation>E&amp;xporter le rapport d’équilibre…</translation>
    </message>
    <message>
        <source>&amp;Balance</source>
        <translation>É&amp;quilibre</translation>
    </message>
    <message>
        <source>&amp;Generate Maps</source>
        <translation>&amp;Générer des cartes</translation>
    </message>
    <message>
        <source>&amp;Re-roll Unpinned Maps</source>
        <translation>&amp;Relancer les autres cartes</translation>
    </message>
    <message>
        <source>&amp;Stop Generating</source>
        <translation>&amp;Arrêter la génération</translation>
    </message>
    <message>
        <source>&amp;Find Repairs</source>
        <translation>Chercher des ré&amp;parations</translation>
    </message>
    <message>
        <source>&amp;Copy Generator Settings</source>
        <translation>&amp;Copier les réglages du générateur</translation>
    </message>
    <message>
        <source>&amp;Paste Generator Settings</source>
        <translation>C&amp;oller les réglages du générateur</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Générer</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Export for O&amp;ther Programs…</source>
        <translation>Exporter pour d’au&amp;tres programmes…</translation>
    </message>
    <message>
        <source>&amp;Play This Map</source>
        <translation>&amp;Jouer sur cette carte</translation>
    </message>
    <message>
        <source>Step &amp;Forward</source>
        <translation>&amp;Avancer d’une étape</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Save Sheets as P&amp;DF…</source>
        <translation>Enregistrer les feuilles en P&amp;DF…</translation>
    </message>
    <message>
        <source>Save &amp;Kit…</source>
        <translation>Enregistrer le &amp;lot…</translation>
    </message>
    <message>
        <source>Save Pages as Pic&amp;tures…</source>
        <translation>Enregistrer les pages en i&amp;mages…</translation>
    </message>
    <message>
        <source>&amp;Stop Making Sheets</source>
        <translation>&amp;Arrêter la production des feuilles</translation>
    </message>
    <message>
        <source>P&amp;rint</source>
        <translation>Imp&amp;rimer</translation>
    </message>
    <message>
        <source>&amp;Import Texts…</source>
        <translation>&amp;Importer des textes…</translation>
    </message>
    <message>
        <source>E&amp;xport Texts…</source>
        <translation>E&amp;xporter les textes…</translation>
    </message>
    <message>
        <source>&amp;Edit Text</source>
        <translation>Modifi&amp;er le texte</translation>
    </message>
    <message>
        <source>Next &amp;Unfinished Text</source>
        <translation>Texte &amp;inachevé suivant</translation>
    </message>
    <message>
        <source>&amp;Join with Next Row</source>
        <translation>&amp;Joindre à la ligne suivante</translation>
    </message>
    <message>
        <source>&amp;Split Row</source>
        <translation>&amp;Diviser la ligne</translation>
    </message>
    <message>
        <source>Move Text U&amp;p</source>
        <translation>Déplacer le texte vers le &amp;haut</translation>
    </message>
    <message>
        <source>Move Text D&amp;own</source>
        <translation>Déplacer le texte vers le b&amp;as</translation>
    </message>
    <message>
        <source>Shift Column Up from Here</source>
        <translation>Décaler la colonne vers le haut à partir d’ici</translation>
    </message>
    <message>
        <source>Shift Column Down from Here</source>
        <translation>Décaler la colonne vers le bas à partir d’ici</translation>
    </message>
    <message>
        <source>Insert Term 1</source>
        <translation>Insérer le terme 1</translation>
    </message>
    <message>
        <source>Insert Term 2</source>
        <translation>Insérer le terme 2</translation>
    </message>
    <message>
        <source>Insert Term 3</source>
        <translation>Insérer le terme 3</translation>
    </message>
    <message>
        <source>Insert Term 4</source>
        <translation>Insérer le terme 4</translation>
    </message>
    <message>
        <source>Insert Term 5</source>
        <translation>Insérer le terme 5</translation>
    </message>
    <message>
        <source>Insert Term 6</source>
        <translation>Insérer le terme 6</translation>
    </message>
    <message>
        <source>Insert Term 7</source>
        <translation>Insérer le terme 7</translation>
    </message>
    <message>
        <source>Insert Term 8</source>
        <translation>Insérer le terme 8</translation>
    </message>
    <message>
        <source>Insert Term 9</source>
        <translation>Insérer le terme 9</translation>
    </message>
    <message>
        <source>&amp;Translate</source>
        <translation>&amp;Traduire</translation>
    </message>
    <message>
        <source>&amp;Glossary…</source>
        <translation>&amp;Glossaire…</translation>
    </message>
    <message>
        <source>Check Spellin&amp;g</source>
        <translation>Vérifier l’ortho&amp;graphe</translation>
    </message>
    <message>
        <source>Place Edges, &amp;Pieces and Zones</source>
        <translation>Placer des côtés, des &amp;pièces et des zones</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Rechercher…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Guided Tour</source>
        <translation>&amp;Visite guidée</translation>
    </message>
    <message>
        <source>What’s &amp;New</source>
        <translation>&amp;Nouveautés</translation>
    </message>
    <message>
        <source>New &amp;Campaign…</source>
        <translation>Nouvelle ca&amp;mpagne…</translation>
    </message>
    <message>
        <source>Find Other Uses of Wor&amp;ds…</source>
        <translation>Chercher d’autres emplois &amp;des mots…</translation>
    </message>
    <message>
        <source>&amp;Go to Row…</source>
        <translation>A&amp;ller à la ligne…</translation>
    </message>
    <message>
        <source>Use Translation &amp;Memory…</source>
        <translation>Utiliser une &amp;mémoire de traduction…</translation>
    </message>
    <message>
        <source>Find Ter&amp;ms…</source>
        <translation>Trouver des ter&amp;mes…</translation>
    </message>
    <message>
        <source>New &amp;Blank Shape…</source>
        <translation>Nouvelle &amp;forme vide…</translation>
    </message>
    <message>
        <source>Copy Pict&amp;ure</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <source>Copy Share Ca&amp;rd</source>
        <translation>Copier la &amp;fiche</translation>
    </message>
    <message>
        <source>Make Map S&amp;ymmetric from Here</source>
        <translation>Rendre la carte s&amp;ymétrique à partir d’ici</translation>
    </message>
    <message>
        <source>Rectan&amp;gle</source>
        <translation>Rectan&amp;gle</translation>
    </message>
    <message>
        <source>Ri&amp;ng</source>
        <translation>An&amp;neau</translation>
    </message>
    <message>
        <source>Close Other &amp;Maps</source>
        <translation>Fermer les a&amp;utres cartes</translation>
    </message>
    <message>
        <source>&amp;Next Map</source>
        <translation>Carte suivan&amp;te</translation>
    </message>
    <message>
        <source>Previous Map</source>
        <translation>Carte précédente</translation>
    </message>
    <message>
        <source>Maps &amp;Side by Side</source>
        <translation>Cartes côte à c&amp;ôte</translation>
    </message>
    <message>
        <source>Cha&amp;nge Players…</source>
        <translation>Cha&amp;nger les joueurs…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>New Map from Text &amp;Line…</source>
        <translation>Nouvelle carte depuis une &amp;ligne de texte…</translation>
    </message>
    <message>
        <source>Change Number of Pla&amp;yers…</source>
        <translation>Changer le nombre de &amp;joueurs…</translation>
    </message>
    <message>
        <source>Repeat S&amp;urprise Map…</source>
        <translation>&amp;Refaire une carte surprise…</translation>
    </message>
    <message>
        <source>Rotate Selection &amp;Left</source>
        <translation>Faire pivoter la sélection vers la &amp;gauche</translation>
    </message>
    <message>
        <source>Rotate Selection &amp;Right</source>
        <translation>Faire pivoter la sélection vers la &amp;droite</translation>
    </message>
    <message>
        <source>&amp;Mirror Selection</source>
        <translation>Met&amp;tre la sélection en miroir</translation>
    </message>
    <message>
        <source>T&amp;urn Clockwise</source>
        <translation>&amp;Tourner dans le sens horaire</translation>
    </message>
    <message>
        <source>Mo&amp;ve Selection with Arrow Keys</source>
        <translation>Dé&amp;placer la sélection avec les flèches</translation>
    </message>
    <message>
        <source>Select Next Object in He&amp;x</source>
        <translation>Sélectionner l’objet suivant de l’he&amp;xagone</translation>
    </message>
    <message>
        <source>Select &amp;None</source>
        <translation>Tout dé&amp;sélectionner</translation>
    </message>
    <message>
        <source>Make Re&amp;gion from Selection…</source>
        <translation>Créer une ré&amp;gion à partir de la sélection…</translation>
    </message>
    <message>
        <source>Rotate Map &amp;Left</source>
        <translation>Faire pivoter la carte vers la gauc&amp;he</translation>
    </message>
    <message>
        <source>Rotate Map &amp;Right</source>
        <translation>Faire pivoter la carte vers la &amp;droite</translation>
    </message>
    <message>
        <source>&amp;Free Design (Tile Counts as Hints)</source>
        <translation>Création li&amp;bre (nombres de tuiles indicatifs)</translation>
    </message>
    <message>
        <source>Fill &amp;Empty Slots</source>
        <translation>Remplir les &amp;emplacements libres</translation>
    </message>
    <message>
        <source>Load &amp;File as A…</source>
        <translation>Charger un fichier comme &amp;A…</translation>
    </message>
    <message>
        <source>New Project from &amp;Translation Files…</source>
        <translation>Nouveau projet depuis des fichiers de &amp;traduction…</translation>
    </message>
    <message>
        <source>Open &amp;Rules Reference</source>
        <translation>Ouvrir l’aide-mémoire des &amp;règles</translation>
    </message>
    <message>
        <source>Translate Open &amp;Map</source>
        <translation>Traduire la &amp;carte ouverte</translation>
    </message>
    <message>
        <source>Import Translations from &amp;File…</source>
        <translation>Importer des traductions d’un &amp;fichier…</translation>
    </message>
    <message>
        <source>Create Repor&amp;t…</source>
        <translation>&amp;Créer un rapport…</translation>
    </message>
    <message>
        <source>Export Translation Memory…</source>
        <translation>Exporter une mémoire de traduction…</translation>
    </message>
    <message>
        <source>Fill Empty Texts from Translation Memory</source>
        <translation>Remplir les textes vides avec la mémoire de traduction</translation>
    </message>
    <message>
        <source>&amp;Approve Text and Continue</source>
        <translation>&amp;Approuver le texte et continuer</translation>
    </message>
    <message>
        <source>Mark Text for Re&amp;view</source>
        <translation>Marquer le texte à &amp;relire</translation>
    </message>
    <message>
        <source>Mark Text as &amp;Draft</source>
        <translation>Marquer le texte comme &amp;brouillon</translation>
    </message>
    <message>
        <source>&amp;Next Text Problem</source>
        <translation>Problème de texte &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous Text Problem</source>
        <translation>Problème de texte p&amp;récédent</translation>
    </message>
    <message>
        <source>Accept First Alert in Ro&amp;w</source>
        <translation>Acc&amp;epter la première alerte de la ligne</translation>
    </message>
    <message>
        <source>Apply Alert &amp;Fix</source>
        <translation>Appliquer la correction &amp;de l’alerte</translation>
    </message>
    <message>
        <source>Fix All Alerts &amp;Like This…</source>
        <translation>Corriger toutes les alertes &amp;semblables…</translation>
    </message>
    <message>
        <source>Copy Translation to Identi&amp;cal Rows…</source>
        <translation>Reporter la traduction dans les lignes &amp;identiques…</translation>
    </message>
    <message>
        <source>Show Place on &amp;Map</source>
        <translation>Afficher le lieu sur la &amp;carte</translation>
    </message>
    <message>
        <source>Translate &amp;Tile Text</source>
        <translation>Traduire le texte de la &amp;tuile</translation>
    </message>
    <message>
        <source>Add Words to Glossar&amp;y…</source>
        <translation>Ajouter des mots au &amp;glossaire…</translation>
    </message>
    <message>
        <source>Use Translation 1</source>
        <translation>Utiliser la traduction 1</translation>
    </message>
    <message>
        <source>Use Translation 2</source>
        <translation>Utiliser la traduction 2</translation>
    </message>
    <message>
        <source>Use Translation 3</source>
        <translation>Utiliser la traduction 3</translation>
    </message>
    <message>
        <source>Set Up &amp;Game…</source>
        <translation>&amp;Préparer une partie…</translation>
    </message>
    <message>
        <source>P&amp;revious Game</source>
        <translation>Partie précéde&amp;nte</translation>
    </message>
    <message>
        <source>&amp;Back to Editor</source>
        <translation>&amp;Retour à l’éditeur</translation>
    </message>
    <message>
        <source>Pause &amp;or Resume</source>
        <translation>Suspendre ou &amp;continuer</translation>
    </message>
    <message>
        <source>Let Program Play One S&amp;tep</source>
        <translation>Faire jouer un coup au progra&amp;mme</translation>
    </message>
    <message>
        <source>&amp;Take Back Decision</source>
        <translation>&amp;Annuler une décision</translation>
    </message>
    <message>
        <source>Continue from &amp;Here</source>
        <translation>Continuer à partir d’&amp;ici</translation>
    </message>
    <message>
        <source>Show A&amp;dvice</source>
        <translation>Mon&amp;trer un conseil</translation>
    </message>
    <message>
        <source>&amp;Seal Orders</source>
        <translation>&amp;Sceller les ordres</translation>
    </message>
    <message>
        <source>Go to &amp;Decision</source>
        <translation>Aller à la &amp;décision</translation>
    </message>
    <message>
        <source>&amp;Open Game…</source>
        <translation>&amp;Ouvrir une partie…</translation>
    </message>
    <message>
        <source>Save G&amp;ame…</source>
        <translation>&amp;Enregistrer la partie…</translation>
    </message>
    <message>
        <source>Save Pla&amp;yer’s View…</source>
        <translation>Enregistrer la vue du jo&amp;ueur…</translation>
    </message>
    <message>
        <source>Save Orders to Fi&amp;le…</source>
        <translation>Enregistrer les ordres dans un &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;Import Orders…</source>
        <translation>Importer des ordres depuis un fic&amp;hier…</translation>
    </message>
    <message>
        <source>Open Cam&amp;paign…</source>
        <translation>Ouvrir une cam&amp;pagne…</translation>
    </message>
    <message>
        <source>Show Ca&amp;mpaign</source>
        <translation>A&amp;fficher la campagne</translation>
    </message>
    <message>
        <source>&amp;Export Report…</source>
        <translation>E&amp;xporter le rapport…</translation>
    </message>
    <message>
        <source>&amp;Print Sheets…</source>
        <translation>&amp;Imprimer les feuilles…</translation>
    </message>
    <message>
        <source>Zoom to &amp;100%</source>
        <translation>Zoom à &amp;100&#x202f;%</translation>
    </message>
    <message>
        <source>&amp;Best Places for Tile in Hand</source>
        <translation>&amp;Meilleurs emplacements pour la tuile en main</translation>
    </message>
    <message>
        <source>Nor&amp;mal Vision</source>
        <translation>&amp;Vision normale</translation>
    </message>
    <message>
        <source>&amp;Protanopia (No Red)</source>
        <translation>P&amp;rotanopie (sans rouge)</translation>
    </message>
    <message>
        <source>&amp;Deuteranopia (No Green)</source>
        <translation>&amp;Deutéranopie (sans vert)</translation>
    </message>
    <message>
        <source>&amp;Tritanopia (No Blue)</source>
        <translation>&amp;Tritanopie (sans bleu)</translation>
    </message>
    <message>
        <source>Context &amp;Help</source>
        <translation>&amp;Aide contextuelle</translation>
    </message>
    <message>
        <source>Configure &amp;Keyboard Shortcuts…</source>
        <translation>Configurer les raccourcis &amp;clavier…</translation>
    </message>
    <message>
        <source>Place Empty Slot</source>
        <translation>Placer un emplacement libre</translation>
    </message>
    <message>
        <source>Place Tile from &amp;Hand</source>
        <translation>Placer la tuile tenue en &amp;main</translation>
    </message>
    <message>
        <source>Click or drag a frame to select. Drag a tile to move or swap it.</source>
        <translation>Pour sélectionner, cliquer ou tracer un cadre. Pour déplacer ou échanger une tuile, la faire glisser.</translation>
    </message>
    <message>
        <source>Paint with the tile in hand, on symmetric hexes as well</source>
        <translation>Peint avec la tuile en main, y compris sur les hexagones partenaires</translation>
    </message>
    <message>
        <source>Replace all connected hexes of one kind with the tile in hand</source>
        <translation>Remplace tous les hexagones contigus d’un type par la tuile en main</translation>
    </message>
    <message>
        <source>Draw a line with the tile in hand, from one hex to another</source>
        <translation>Trace une ligne avec la tuile en main, d’un hexagone à l’autre</translation>
    </message>
    <message>
        <source>Fill a rectangle with the tile in hand, from corner to corner</source>
        <translation>Remplit un rectangle avec la tuile en main, d’un coin à l’autre</translation>
    </message>
    <message>
        <source>Draw a ring around a hex with the tile in hand. Hold Shift to fill the inside as well.</source>
        <translation>Trace un anneau autour d’un hexagone avec la tuile en main. Avec Maj, remplit aussi l’intérieur.</translation>
    </message>
    <message>
        <source>Click a tile to pick it up. With other tools, right-click it.</source>
        <translation>Prend en main la tuile cliquée. Avec les autres outils, faire un clic droit.</translation>
    </message>
    <message>
        <source>Place edges, pieces and zones</source>
        <translation>Place des côtés, des pièces et des zones</translation>
    </message>
    <message>
        <source>Change the shape of the map</source>
        <translation>Change la forme de la carte</translation>
    </message>
    <message>
        <source>Tools and generators don’t change locked tiles</source>
        <translation>Les outils et les générateurs ne modifient pas les tuiles verrouillées</translation>
    </message>
    <message>
        <source>Use the arrow keys to move, R to turn, M to mirror, Enter to place and Esc to cancel</source>
        <translation>Déplacer avec les flèches, tourner avec R, mettre en miroir avec M, poser avec Entrée, annuler avec Échap</translation>
    </message>
    <message>
        <source>Generate maps that meet the wishes and show them in the gallery</source>
        <translation>Génère des cartes selon les souhaits et les affiche dans la galerie</translation>
    </message>
    <message>
        <source>Keep the placed tiles and fill the empty slots as fairly as possible</source>
        <translation>Garde les tuiles posées et remplit les emplacements libres aussi équitablement que possible</translation>
    </message>
    <message>
        <source>Generate a fair map of random size and style</source>
        <translation>Génère une carte équitable, de taille et de style aléatoires</translation>
    </message>
    <message>
        <source>Use a line of text to create a map of the board on your table</source>
        <translation>Crée, à partir d’une ligne de texte, la carte d’un plateau posé sur la table</translation>
    </message>
    <message>
        <source>Add or remove a part of the map. The pieces that will be removed are listed first.</source>
        <translation>Ajoute ou retire une partie de la carte. La liste de ce qui sera retiré s’affiche d’abord.</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Affiche toute la carte</translation>
    </message>
    <message>
        <source>Show tiles as small drawings instead of symbols</source>
        <translation>Affiche les tuiles sous forme de petits dessins au lieu de symboles</translation>
    </message>
    <message>
        <source>Show all open maps with their gaps. Click a map to work on it.</source>
        <translation>Affiche toutes les cartes ouvertes avec leurs écarts. Cliquer sur une carte pour la modifier.</translation>
    </message>
    <message>
        <source>While you drag or paint a tile, bright hexes mark where it makes the map fairer</source>
        <translation>Pendant qu’une tuile est déplacée ou peinte, les hexagones clairs montrent où elle rend la carte plus équitable</translation>
    </message>
    <message>
        <source>New &amp;Game File…</source>
        <translation>Nouveau fichier de &amp;jeu…</translation>
    </message>
    <message>
        <source>Import Ga&amp;me File…</source>
        <translation>Importer un fichier de je&amp;u…</translation>
    </message>
    <message>
        <source>Change &amp;Game File…</source>
        <translation>Modifier le fichier de &amp;jeu…</translation>
    </message>
    <message>
        <source>Add This Map to the Game File as a La&amp;yout</source>
        <translation>Ajouter cette carte au fichier de jeu comme &amp;disposition</translation>
    </message>
    <message>
        <source>Custom Checks and Lengths…</source>
        <translation>Contrôles personnalisés et longueurs…</translation>
    </message>
    <message>
        <source>Bac&amp;k to Game File</source>
        <translation>Re&amp;tour au fichier de jeu</translation>
    </message>
    <message>
        <source>Surprise &amp;Map…</source>
        <translation>Carte s&amp;urprise…</translation>
    </message>
</context>
<context>
    <name>Approval</name>
    <message>
        <source>This text has an open error.</source>
        <translation>Ce texte contient une erreur non résolue.</translation>
    </message>
    <message numerus="yes">
        <source>There are open errors in %L1 of %Ln text(s).</source>
        <translation>
            <numerusform>Il y a des erreurs non résolues dans %L1 texte sur %Ln.</numerusform>
            <numerusform>Il y a des erreurs non résolues dans %L1 des %Ln textes.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Approve Anyway</source>
        <translation>&amp;Approuver quand même</translation>
    </message>
    <message>
        <source>&amp;Approve All</source>
        <translation>&amp;Tout approuver</translation>
    </message>
    <message>
        <source>Approve Texts &amp;Without Errors</source>
        <translation>Approuver les textes &amp;sans erreur</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Enregistrer les modifications de «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>Ask &amp;Later</source>
        <translation>&amp;Demander plus tard</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation>Page (*.pdf)</translation>
    </message>
    <message>
        <source>Page image (*.png)</source>
        <translation>Image de la page (*.png)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 existe déjà. Le remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>The recovery copy was made on %1.</source>
        <translation>La copie de secours date du %1.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program or window.</source>
        <translation>«&#x202f;%1&#x202f;» a été modifié par un autre programme ou une autre fenêtre.</translation>
    </message>
    <message>
        <source>The file has been moved, renamed or deleted since you opened or last saved it.</source>
        <translation>Depuis son ouverture ou son dernier enregistrement, le fichier a été déplacé, renommé ou supprimé.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>&amp;Écraser</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Recharger</translation>
    </message>
    <message>
        <source>Reload “%1”?</source>
        <translation>Recharger «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>“%1” is open in another window.</source>
        <translation>«&#x202f;%1&#x202f;» est ouvert dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>&amp;Show That Window</source>
        <translation>A&amp;fficher l’autre fenêtre</translation>
    </message>
    <message>
        <source>The copy contains your changes since you opened or last saved the file.</source>
        <translation>La copie contient les modifications faites depuis l’ouverture ou le dernier enregistrement du fichier.</translation>
    </message>
    <message>
        <source>Another program or window changed the file on %1. Recovering doesn’t change the file. You will be asked before it is overwritten.</source>
        <translation>Le %1, un autre programme ou une autre fenêtre a modifié le fichier. La récupération ne change pas le fichier. Une confirmation sera demandée avant de l’écraser.</translation>
    </message>
    <message>
        <source>The file is newer: it was changed on %1. Recovering doesn’t change the file. You will be asked before it is overwritten.</source>
        <translation>Le fichier est plus récent&#x202f;: il a été modifié le %1. La récupération ne change pas le fichier. Une confirmation sera demandée avant de l’écraser.</translation>
    </message>
    <message>
        <source>The file no longer exists.</source>
        <translation>Le fichier n’existe plus.</translation>
    </message>
    <message>
        <source>“%1” no longer exists.</source>
        <translation>«&#x202f;%1&#x202f;» n’existe plus.</translation>
    </message>
    <message>
        <source>The file was last changed on %1. If you overwrite it, that change is lost. If you reload it, your own changes since opening or saving it are lost.</source>
        <translation>La dernière modification du fichier date du %1. Si le fichier est écrasé, elle est perdue. S’il est rechargé, les modifications faites ici depuis l’ouverture ou le dernier enregistrement sont perdues.</translation>
    </message>
    <message>
        <source>Save &amp;Again</source>
        <translation>&amp;Recréer le fichier</translation>
    </message>
    <message>
        <source>Your changes since you opened or last saved the file will be lost.</source>
        <translation>Les modifications faites depuis l’ouverture ou le dernier enregistrement du fichier seront perdues.</translation>
    </message>
    <message>
        <source>Windows don’t share their changes. You will be asked before any changes are overwritten.</source>
        <translation>Les fenêtres ne partagent pas leurs modifications. Une confirmation sera demandée avant d’en écraser.</translation>
    </message>
    <message>
        <source>&amp;Open Here as Well</source>
        <translation>&amp;Ouvrir aussi ici</translation>
    </message>
    <message>
        <source>A recovery copy can’t be read. It is kept as %1.</source>
        <translation>Une copie de secours est illisible. Elle est conservée sous %1.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
</context>
<context>
    <name>BalanceExport</name>
    <message>
        <source>Unnamed map</source>
        <translation>Carte sans nom</translation>
    </message>
    <message>
        <source>Balance of %1</source>
        <comment>name of a map</comment>
        <translation>Équilibre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Equality</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>share, low and high end</comment>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>Bot (games)</source>
        <translation>Bot (parties)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a bot, number of games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Predicted gap: %1.</source>
        <translation>Écart prévu&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Result for the map before its last change:</source>
        <translation>Résultat pour la carte avant la dernière modification&#x202f;:</translation>
    </message>
    <message>
        <source>Win rates over the games (bot %1)</source>
        <translation>Taux de victoire au fil des parties (bot %1)</translation>
    </message>
    <message>
        <source>Gap by bot strength (points, weakest bot first)</source>
        <translation>Écart selon la force de jeu (points, bot le plus faible d’abord)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
</context>
<context>
    <name>BalanceOverlay</name>
    <message>
        <source>This overlay has no values for this map. Choose another one.</source>
        <translation>Cette superposition n’a pas de valeurs pour cette carte. En choisir une autre.</translation>
    </message>
    <message>
        <source>Start a check to see where battles are fought.</source>
        <translation>Lancer une vérification pour voir où l’on se bat.</translation>
    </message>
    <message>
        <source>no battles</source>
        <translation>aucun affrontement</translation>
    </message>
    <message>
        <source>%1 battles per game</source>
        <translation>%1 affrontements par partie</translation>
    </message>
    <message>
        <source>This result is for the map before its last change.</source>
        <translation>Ce résultat vaut pour la carte avant la dernière modification.</translation>
    </message>
</context>
<context>
    <name>BalanceTexts</name>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Seats %1</source>
        <comment>a team</comment>
        <translation>Places %1</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>équitable</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>équité incertaine</translation>
    </message>
    <message>
        <source>unfair</source>
        <translation>inéquitable</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tile ID, its kind</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>tile, place</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Not certified yet.</source>
        <translation>Pas encore certifiée.</translation>
    </message>
    <message>
        <source>Position %1 in turn order</source>
        <comment>of play</comment>
        <translation>Rang %1 dans l’ordre de jeu</translation>
    </message>
    <message numerus="yes">
        <source>%1, ignoring %n special rule(s)</source>
        <comment>how fair a map is; rules of tiles that the program does not play</comment>
        <translation>
            <numerusform>%1, sans %n règle spéciale</numerusform>
            <numerusform>%1, sans %n règles spéciales</numerusform>
        </translation>
    </message>
    <message>
        <source>Causes of the gap: seats %1 win less often than seats %2 (%3 of %4 points explained)</source>
        <comment>teams</comment>
        <translation>Causes&#x202f;: les places %1 gagnent moins souvent que les places %2 (%3 points expliqués sur %4)</translation>
    </message>
    <message>
        <source>Causes of the gap: seat %1 wins less often than seat %2 (%3 of %4 points explained)</source>
        <translation>Causes&#x202f;: la place %1 gagne moins souvent que la place %2 (%3 points expliqués sur %4)</translation>
    </message>
    <message>
        <source>%1 (%2 points)</source>
        <comment>a cause, what it adds to a gap</comment>
        <translation>%1 (%2 points)</translation>
    </message>
    <message>
        <source>Causes of the predicted gap: seats %1 win less often than seats %2</source>
        <comment>teams</comment>
        <translation>Causes de l’écart prévu&#x202f;: les places %1 gagnent moins souvent que les places %2</translation>
    </message>
    <message>
        <source>Causes of the predicted gap: seat %1 wins less often than seat %2</source>
        <translation>Causes de l’écart prévu&#x202f;: la place %1 gagne moins souvent que la place %2</translation>
    </message>
</context>
<context>
    <name>CatalogueQuestions</name>
    <message>
        <source>%1 is not in UTF-8. Read it as Windows-1252 (Latin 1)?</source>
        <translation>%1 n’est pas en UTF-8. Lire le fichier en Windows-1252 (Latin 1)&#x202f;?</translation>
    </message>
    <message>
        <source>Old translation files are often in this encoding. Check the accents afterwards.</source>
        <translation>Les anciens fichiers de traduction sont souvent dans cet encodage. Vérifier ensuite les accents.</translation>
    </message>
    <message>
        <source>Translation Language</source>
        <translation>Langue des traductions</translation>
    </message>
    <message>
        <source>Target language of %1:</source>
        <translation>Langue cible de %1&#x202f;:</translation>
    </message>
    <message>
        <source>Some parts of the files can’t be preserved. Import the files anyway?</source>
        <translation>Certaines parties des fichiers ne peuvent pas être conservées. Importer quand même les fichiers&#x202f;?</translation>
    </message>
    <message>
        <source>%1: note “%2”</source>
        <translation>%1&#x202f;: note «&#x202f;%2&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) would change.</source>
        <translation>
            <numerusform>%Ln texte changerait.</numerusform>
            <numerusform>%Ln textes changeraient.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) would be added.</source>
        <translation>
            <numerusform>%Ln note serait ajoutée.</numerusform>
            <numerusform>%Ln notes seraient ajoutées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) in the file can’t be imported.</source>
        <translation>
            <numerusform>%Ln texte du fichier ne peut pas être importé.</numerusform>
            <numerusform>%Ln textes du fichier ne peuvent pas être importés.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Palette</source>
        <translation>Palette</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Souhaits</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparation</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes à jouer</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>Alertes</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Translation Memory</source>
        <translation>Mémoire de traduction</translation>
    </message>
    <message>
        <source>Text History</source>
        <translation>Historique des textes</translation>
    </message>
</context>
<context>
    <name>EqualRows</name>
    <message>
        <source>These rows have the same source as row %1.</source>
        <translation>Ces lignes ont la même source que la ligne %1.</translation>
    </message>
    <message>
        <source>Identical Rows</source>
        <translation>Lignes identiques</translation>
    </message>
    <message>
        <source>Copy %2 (%1) to identical rows</source>
        <translation>Reporter %2 (%1) dans les lignes identiques</translation>
    </message>
</context>
<context>
    <name>GalleryTexts</name>
    <message>
        <source>%1 ★</source>
        <comment>number of a pinned map</comment>
        <translation>%1 ★</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>number of a map</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>same for all seats</source>
        <translation>identique pour tous</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>played gap</comment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>about %1 points</source>
        <comment>predicted gap</comment>
        <translation>≈&#x202f;%1 points</translation>
    </message>
    <message>
        <source>checking…</source>
        <comment>a map</comment>
        <translation>vérification en cours…</translation>
    </message>
    <message>
        <source>✓ proven</source>
        <comment>a map of the library</comment>
        <translation>✓ éprouvée</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <comment>a map; percent</comment>
        <translation>avance de %1</translation>
    </message>
    <message>
        <source>not checked</source>
        <comment>a map</comment>
        <translation>non vérifiée</translation>
    </message>
    <message>
        <source>played here</source>
        <comment>a map</comment>
        <translation>jouée ici</translation>
    </message>
    <message>
        <source>A proven map: it is the same for every seat. Only the starting player differs.</source>
        <translation>Une carte éprouvée&#x202f;: elle est identique pour chaque place. Seul le premier joueur change.</translation>
    </message>
    <message>
        <source>A proven map: its fairness was checked in games that were not used to choose it.</source>
        <translation>Une carte éprouvée&#x202f;: son équité a été vérifiée dans des parties qui n’ont pas servi à la choisir.</translation>
    </message>
    <message>
        <source>Predicted gap: %1.</source>
        <translation>Écart prévu&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>bot, gap</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Gap in games, by bot: %1 points. Games per bot: %L2.</source>
        <translation>Écart observé par bot&#x202f;: %1 points. Parties par bot&#x202f;: %L2.</translation>
    </message>
    <message>
        <source>Gap in games, by bot: %1 points. Games per bot: %L2 to %L3.</source>
        <translation>Écart observé par bot&#x202f;: %1 points. Parties par bot&#x202f;: de %L2 à %L3.</translation>
    </message>
    <message>
        <source>Symmetric without any swap.</source>
        <translation>Symétrique sans aucun échange.</translation>
    </message>
    <message>
        <source>Swaps needed for symmetry: %1 (%2).</source>
        <translation>Échanges nécessaires pour la symétrie&#x202f;: %1 (%2).</translation>
    </message>
    <message>
        <source>Not quite symmetric: %1.</source>
        <translation>Pas tout à fait symétrique&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Wishes met: %1 of %2.</source>
        <translation>Souhaits respectés&#x202f;: %1 sur %2.</translation>
    </message>
    <message>
        <source>Seed %1, %2, version %3.</source>
        <comment>seed, generator, its version</comment>
        <translation>Graine %1, %2, version %3.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Choose a Game</source>
        <translation>Choisir un jeu</translation>
    </message>
    <message>
        <source>Choose a Layout</source>
        <translation>Choisir une disposition</translation>
    </message>
    <message>
        <source>Random layout</source>
        <translation>Disposition au hasard</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>accessible name</comment>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Layouts</source>
        <comment>accessible name</comment>
        <translation>Dispositions</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>&amp;Keep for Next Time</source>
        <translation>&amp;Conserver pour la prochaine fois</translation>
    </message>
    <message>
        <source>Games (*.hexgame)</source>
        <translation>Parties (*.hexgame)</translation>
    </message>
    <message>
        <source>A game is in progress. Save, keep or discard it?</source>
        <translation>Une partie est en cours. L’enregistrer, la conserver ou l’abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>An earlier game on this map is unfinished. Keep or discard it?</source>
        <translation>Une partie précédente sur cette carte n’est pas terminée. La conserver ou l’abandonner&#x202f;?</translation>
    </message>
    <message>
        <source>A kept game is offered the next time the program starts.</source>
        <translation>Une partie conservée est proposée au prochain démarrage du programme.</translation>
    </message>
    <message>
        <source>&amp;Save to File…</source>
        <translation>&amp;Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>&amp;Discard Game</source>
        <translation>&amp;Abandonner la partie</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Enregistrer la partie</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Replaced: %1 (%2)</source>
        <comment>a home; who leaves</comment>
        <translation>Remplacement&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>Removed: %1 (%2)</source>
        <comment>a home; who leaves</comment>
        <translation>Retrait&#x202f;: %1 (%2)</translation>
    </message>
    <message>
        <source>player %1 is removed</source>
        <translation>le joueur %1 est retiré</translation>
    </message>
    <message>
        <source>players %1 are removed</source>
        <comment>several numbers</comment>
        <translation>les joueurs %1 sont retirés</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a step; who leaves by it</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>MapSearch</name>
    <message>
        <source>Blank space</source>
        <translation>Espace vide</translation>
    </message>
    <message>
        <source>Empty slot</source>
        <translation>Emplacement libre</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;nnuler</translation>
    </message>
</context>
<context>
    <name>NameDelegate</name>
    <message>
        <source>Enter a name</source>
        <comment>of a player</comment>
        <translation>Saisir un nom</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Empty slot</source>
        <translation>Emplacement libre</translation>
    </message>
    <message>
        <source>Blank space</source>
        <translation>Espace vide</translation>
    </message>
    <message>
        <source>C%1 R%2</source>
        <comment>column and row of a hex</comment>
        <translation>C%1 L%2</translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <translation>Colonne %1, ligne %2</translation>
    </message>
    <message>
        <source>Row %1, place %2</source>
        <translation>Ligne %1, position %2</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Selon le livret de règles</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <comment>its coordinate</comment>
        <translation>Hexagone %1</translation>
    </message>
    <message>
        <source>%1: no</source>
        <translation>%1&#x202f;: non</translation>
    </message>
    <message>
        <source>corner of %1, %2 and %3</source>
        <translation>coin entre %1, %2 et %3</translation>
    </message>
    <message>
        <source>corner of %1 and %2</source>
        <translation>coin entre %1 et %2</translation>
    </message>
    <message>
        <source>corner off the map</source>
        <translation>coin hors de la carte</translation>
    </message>
    <message>
        <source>the map edge</source>
        <translation>le bord de la carte</translation>
    </message>
</context>
<context>
    <name>ObjectPage</name>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Joueur %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>ObjectPlacing</name>
    <message>
        <source>Label</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Placer %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>Verrouiller %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Déverrouiller %1</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tourner %1</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>Mettre en miroir&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 of player %2</source>
        <translation>%1 du joueur %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>The object’s layer is hidden. Show it in Layers first.</source>
        <translation>Le calque de l’objet est masqué. L’afficher d’abord dans «&#x202f;Calques&#x202f;».</translation>
    </message>
    <message>
        <source>The object’s layer is locked. Unlock it in Layers first.</source>
        <translation>Le calque de l’objet est verrouillé. Le déverrouiller d’abord dans «&#x202f;Calques&#x202f;».</translation>
    </message>
    <message>
        <source>Make region %1</source>
        <translation>Créer la région %1</translation>
    </message>
    <message>
        <source>Select the hexes for the region first</source>
        <translation>Sélectionner d’abord les hexagones pour la région</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Échanger %1 et %2</translation>
    </message>
    <message>
        <source>%1 is already part of a region. Select other hexes.</source>
        <translation>%1 fait déjà partie d’une région. Sélectionner d’autres hexagones.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln object(s)</source>
        <translation>
            <numerusform>%Ln objet</numerusform>
            <numerusform>%Ln objets</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the %2</source>
        <comment>a piece, a corner</comment>
        <translation>%1 au %2</translation>
    </message>
</context>
<context>
    <name>PartTexts</name>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>Saisir un nombre entier de %1 à %2.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Minimum players</source>
        <translation>Nombre minimal de joueurs</translation>
    </message>
    <message>
        <source>Maximum players</source>
        <translation>Nombre maximal de joueurs</translation>
    </message>
    <message>
        <source>Hex orientation</source>
        <translation>Orientation des hexagones</translation>
    </message>
    <message>
        <source>Flat side down</source>
        <translation>Côté plat en bas</translation>
    </message>
    <message>
        <source>Corner down</source>
        <translation>Pointe en bas</translation>
    </message>
    <message>
        <source>Player homes</source>
        <translation>Cases de départ</translation>
    </message>
    <message>
        <source>One hex each</source>
        <translation>Chacune sur son hexagone</translation>
    </message>
    <message>
        <source>Several per hex</source>
        <translation>Plusieurs par hexagone</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Facultatives</translation>
    </message>
    <message>
        <source>Tile size in mm</source>
        <translation>Taille des tuiles en mm</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Name, author and number of players.</source>
        <translation>Nom, auteur et nombre de joueurs.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Drop a drawing (SVG or PNG) on a row. Without one, a tile shows its colour and letter.</source>
        <translation>Déposer un dessin (SVG ou PNG) sur une ligne. Sans dessin, une tuile montre sa couleur et sa lettre.</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Case de départ</translation>
    </message>
    <message>
        <source>Home tile of a player</source>
        <translation>Case de départ d’un joueur</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Avec propriétaire</translation>
    </message>
    <message>
        <source>Belongs to a player</source>
        <translation>Appartient à un joueur</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>Orientable</translation>
    </message>
    <message>
        <source>The direction matters</source>
        <translation>L’orientation compte</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>Edges between two hexes: rivers and walls run along them, roads and bridges across them.</source>
        <translation>Côtés entre deux hexagones&#x202f;: les rivières et les murs les longent, les routes et les ponts les traversent.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Sens</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>Le long</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>En travers</translation>
    </message>
    <message>
        <source>One-sided</source>
        <translation>Unilatéral</translation>
    </message>
    <message>
        <source>Belongs to one of the two hexes</source>
        <translation>Appartient à l’un des deux hexagones</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Families of tiles for use in counts and rules.</source>
        <translation>Familles de tuiles, utilisées dans les nombres de tuiles et les règles.</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Areas of hexes with a purpose, such as a starting area or an objective.</source>
        <translation>Zones d’hexagones ayant un rôle, par exemple une zone de départ ou un objectif.</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Factions</translation>
    </message>
    <message>
        <source>Enter a word or a number.</source>
        <translation>Saisir un mot ou un nombre.</translation>
    </message>
    <message>
        <source>This value already exists. Enter a different one.</source>
        <translation>Cette valeur existe déjà. En saisir une autre.</translation>
    </message>
    <message>
        <source>Dealt Values</source>
        <translation>Valeurs distribuées</translation>
    </message>
    <message>
        <source>Values that are dealt onto tiles, such as number tokens. Enter the tiles and the number of copies.</source>
        <translation>Valeurs distribuées sur les tuiles, par exemple des jetons numérotés. Indiquer les tuiles et le nombre d’exemplaires.</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Propriété</translation>
    </message>
    <message>
        <source>Dealt onto</source>
        <translation>Distribuées sur</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of copies of this value</source>
        <translation>Nombre d’exemplaires de cette valeur</translation>
    </message>
    <message>
        <source>Enter the number of copies, or leave the cell empty.</source>
        <translation>Saisir le nombre d’exemplaires ou laisser la cellule vide.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Enter a number such as 4, a range such as 4–6, ≥ 4 or ≤ 6, or leave the cell empty.</source>
        <translation>Saisir un nombre comme 4, une plage comme 4–6, ≥ 4 ou ≤ 6, ou laisser la cellule vide.</translation>
    </message>
    <message>
        <source>Name (English)</source>
        <translation>Nom (anglais)</translation>
    </message>
    <message>
        <source>Name (German)</source>
        <translation>Nom (allemand)</translation>
    </message>
    <message>
        <source>Name (French)</source>
        <translation>Nom (français)</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Number in the box. An empty cell means no limit.</source>
        <translation>Nombre dans la boîte. Cellule vide&#x202f;: sans limite.</translation>
    </message>
    <message>
        <source>Enter a whole number, or leave the cell empty.</source>
        <translation>Saisir un nombre entier ou laisser la cellule vide.</translation>
    </message>
    <message>
        <source>Identifies objects in map files. Use lower-case letters, digits and hyphens.</source>
        <translation>Identifie les objets dans les fichiers de carte. Utiliser des minuscules, des chiffres et des traits d’union.</translation>
    </message>
    <message>
        <source>This ID already exists. Enter a different one.</source>
        <translation>Cet identifiant existe déjà. En saisir un autre.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>Tile or set</source>
        <translation>Tuile ou ensemble</translation>
    </message>
    <message>
        <source>This layout has its own hexes. Choose a shape first.</source>
        <translation>Cette disposition a ses propres hexagones. Choisir d’abord une forme.</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Dispositions</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Custom hexes</source>
        <translation>Hexagones personnalisés</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Steps from the middle of a hexagon, columns of a rectangle, hexes on a side of a triangle</source>
        <translation>Nombre de pas depuis le centre d’un hexagone, de colonnes d’un rectangle, d’hexagones sur un côté d’un triangle</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Only for rectangles</source>
        <translation>Seulement pour les rectangles</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Hexagones</translation>
    </message>
    <message>
        <source>Homes</source>
        <translation>Cases de départ</translation>
    </message>
    <message>
        <source>Homes at the edge, one for each player</source>
        <translation>Cases de départ au bord, une par joueur</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Placement rules for every map. Choose one and fill in its fields below.</source>
        <translation>Règles de pose pour toutes les cartes. En choisir une et remplir ses champs ci-dessous.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>On the open map</source>
        <translation>Sur la carte ouverte</translation>
    </message>
    <message>
        <source>Places on the open map where the rule is broken</source>
        <translation>Endroits de la carte ouverte où la règle est enfreinte</translation>
    </message>
    <message numerus="yes">
        <source>Broken in %n place(s)</source>
        <translation>
            <numerusform>Enfreinte à %n endroit</numerusform>
            <numerusform>Enfreinte à %n endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Enfreinte</translation>
    </message>
    <message>
        <source>Followed</source>
        <translation>Respectée</translation>
    </message>
    <message>
        <source>Strictness</source>
        <translation>Niveau d’exigence</translation>
    </message>
    <message>
        <source>The generator meets every requirement, and wishes where possible. Hints are only reported.</source>
        <translation>Le générateur respecte toujours les obligations, et les souhaits si possible. Les remarques sont seulement signalées.</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Obligation</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Souhait</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Numeric value</source>
        <translation>Valeur chiffrée</translation>
    </message>
    <message>
        <source>Another row already uses this numeric value. Choose a different one.</source>
        <translation>Cette valeur chiffrée figure déjà dans une autre ligne. En choisir une autre.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Enter a number from −1000 to 1000, such as 0.5.</source>
        <translation>Saisir un nombre de −1000 à 1000, par exemple 0,5.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Oui ou non</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Word from a list</source>
        <translation>Mot d’une liste</translation>
    </message>
    <message>
        <source>Edges of the hex</source>
        <translation>Côtés de l’hexagone</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Choose the type “Word from a list” first.</source>
        <translation>Choisir d’abord le type «&#x202f;Mot d’une liste&#x202f;».</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Smallest and largest number, such as 0–9</source>
        <translation>Plus petit et plus grand nombre, par exemple 0–9</translation>
    </message>
    <message>
        <source>Enter a range such as 0–9. Only properties of the type “Number” have a range.</source>
        <translation>Saisir une plage comme 0–9. Seules les propriétés de type «&#x202f;Nombre&#x202f;» ont une plage.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Ensembles</translation>
    </message>
    <message>
        <source>Sets of hexes for use in rules, such as “red numbers”. A hex must meet all the conditions you enter.</source>
        <translation>Ensembles d’hexagones pour les règles, comme «&#x202f;numéros rouges&#x202f;». Un hexagone doit remplir toutes les conditions saisies.</translation>
    </message>
    <message>
        <source>Tile IDs, separated by commas</source>
        <translation>Identifiants de tuiles, séparés par des virgules</translation>
    </message>
    <message>
        <source>Group IDs, separated by commas</source>
        <translation>Identifiants de groupes, séparés par des virgules</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Property values, separated by commas</source>
        <translation>Valeurs de la propriété, séparées par des virgules</translation>
    </message>
    <message>
        <source>Range of property values, such as 2–4</source>
        <translation>Plage de valeurs de la propriété, par exemple 2–4</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Sans</translation>
    </message>
    <message>
        <source>Numeric Values</source>
        <translation>Valeurs chiffrées</translation>
    </message>
    <message>
        <source>Numbers assigned to a hex for use in sums and weights. They come from its tile, a property or other numeric values.</source>
        <translation>Nombres d’un hexagone pour les sommes et les poids. Ils viennent de sa tuile, d’une propriété ou d’autres valeurs chiffrées.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Sum of numeric values</source>
        <translation>Somme de valeurs chiffrées</translation>
    </message>
    <message>
        <source>Largest numeric value</source>
        <translation>Plus grande valeur chiffrée</translation>
    </message>
    <message>
        <source>Tile IDs or property values, each with a number, such as forest=2, lake=0</source>
        <translation>Identifiants de tuiles ou valeurs de la propriété, chacun avec un nombre, par exemple forest=2, lake=0</translation>
    </message>
    <message>
        <source>Enter pairs such as forest=2, lake=0.</source>
        <translation>Saisir des paires comme forest=2, lake=0.</translation>
    </message>
    <message>
        <source>IDs of earlier numeric values, separated by commas</source>
        <translation>Identifiants de valeurs chiffrées précédentes, séparés par des virgules</translation>
    </message>
    <message>
        <source>Counts for each number of players. Enter 4, 4–6 or ≥ 4, or leave the cell empty. Pieces and edges with a minimum are placed on generated maps.</source>
        <translation>Nombres selon le nombre de joueurs. Saisir 4, 4–6 ou ≥ 4, ou laisser la cellule vide. Les pièces et les côtés qui ont un minimum sont placés sur les cartes générées.</translation>
    </message>
    <message>
        <source>Shapes for new maps. Click in the picture to change a shape. To make a layout from an open map, choose Map &gt; Add This Map to the Game File as a Layout.</source>
        <translation>Formes pour de nouvelles cartes. Cliquer dans l’image pour modifier une forme. Pour créer une disposition à partir d’une carte ouverte, choisir Carte &gt; Ajouter cette carte au fichier de jeu comme disposition.</translation>
    </message>
    <message>
        <source>Factions that players can choose, with their colours.</source>
        <translation>Factions au choix des joueurs, avec leurs couleurs.</translation>
    </message>
    <message>
        <source>Numeric value of each kind of tile, for use in “Weights” and in rules about sums.</source>
        <translation>Valeur chiffrée de chaque type de tuile, utilisée dans «&#x202f;Poids&#x202f;» et dans les règles sur les sommes.</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <comment>column: for every number of players</comment>
        <translation>Tout nombre de joueurs</translation>
    </message>
    <message>
        <source>Fill in the columns for every number of players</source>
        <translation>Remplit les colonnes pour tous les nombres de joueurs</translation>
    </message>
    <message>
        <source>%1 tiles for %2 hexes: too many tiles.</source>
        <translation>%1 tuiles pour %2 hexagones&#x202f;: trop de tuiles.</translation>
    </message>
    <message>
        <source>%1 tiles for %2 hexes: too few tiles.</source>
        <translation>%1 tuiles pour %2 hexagones&#x202f;: pas assez de tuiles.</translation>
    </message>
    <message>
        <source>%1 tiles for %2 hexes.</source>
        <translation>%1 tuiles pour %2 hexagones.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layouts, sentence</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Only rectangles have rows. Choose the shape “Rectangle” first.</source>
        <translation>Seuls les rectangles ont des lignes. Choisir d’abord la forme «&#x202f;Rectangle&#x202f;».</translation>
    </message>
    <message>
        <source>The value of a hex for a player: its numeric values times their weights. It decreases with the distance from home. The table “Tiles” has the numeric values of each tile. The weights come from the author, not from played games.</source>
        <translation>Valeur d’un hexagone pour un joueur&#x202f;: ses valeurs chiffrées multipliées par leurs poids. Elle diminue avec la distance à la case de départ. Le tableau «&#x202f;Tuiles&#x202f;» contient les valeurs chiffrées de chaque tuile. Les poids viennent de l’auteur, et non de parties jouées.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Emplacement</translation>
    </message>
    <message>
        <source>Place on the map</source>
        <translation>Position sur la carte</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Côté</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Spot in the hex</source>
        <translation>Emplacement dans l’hexagone</translation>
    </message>
    <message>
        <source>Counters and buildings on hexes, edges or corners.</source>
        <translation>Pions et bâtiments sur les hexagones, les côtés ou les coins.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatique</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2, or leave the cell empty.</source>
        <translation>Saisir un nombre entier de %1 à %2, ou laisser la cellule vide.</translation>
    </message>
    <message>
        <source>Printed piece size in mm</source>
        <translation>Taille des pièces imprimées en mm</translation>
    </message>
    <message>
        <source>Printed token size in mm</source>
        <translation>Taille des jetons imprimés en mm</translation>
    </message>
    <message>
        <source>Groups need no other tile or set. Choose the measure “Distance” first.</source>
        <translation>Les groupes n’ont pas besoin d’un second ensemble. Choisir d’abord la mesure «&#x202f;Distance&#x202f;».</translation>
    </message>
    <message>
        <source>Choose the tiles or sets between which the distance is measured.</source>
        <translation>Choisir les tuiles ou les ensembles entre lesquels la distance est mesurée.</translation>
    </message>
    <message>
        <source>Any tile and its own kind</source>
        <translation>Toute tuile et ses semblables</translation>
    </message>
    <message>
        <source>Map Styles</source>
        <translation>Styles de carte</translation>
    </message>
    <message>
        <source>Sliders in Generate: how strongly tiles form groups, and how far two sets are apart. Without styles, one slider is for groups of equal tiles.</source>
        <translation>Curseurs dans «&#x202f;Générer&#x202f;»&#x202f;: à quel point les tuiles forment des groupes, et la distance entre deux ensembles. Sans style, il y en a un pour les groupes de tuiles identiques.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Style</translation>
    </message>
    <message>
        <source>Name of the slider</source>
        <translation>Nom du curseur</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Share of neighbours that are alike, or steps to others</source>
        <translation>Part des voisins semblables, ou pas jusqu’aux autres</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Tiles that form groups, or that are near or far</source>
        <translation>Tuiles qui forment des groupes, ou qui sont proches ou éloignées</translation>
    </message>
    <message>
        <source>Distance to</source>
        <translation>Distance à</translation>
    </message>
    <message>
        <source>The nearest of these counts. Only for distances.</source>
        <translation>La plus proche compte. Seulement pour les distances.</translation>
    </message>
    <message>
        <source>Names the style in the command line. Use lower-case letters, digits and hyphens.</source>
        <translation>Désigne le style dans la ligne de commande. Utiliser des minuscules, des chiffres et des traits d’union.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Équipes</translation>
    </message>
    <message>
        <source>Partly cut hexes</source>
        <translation>Hexagones coupés en partie</translation>
    </message>
    <message>
        <source>Entry of the game file</source>
        <translation>Donnée du fichier de jeu</translation>
    </message>
    <message>
        <source>Shown on tiles without a drawing, and in tile IDs</source>
        <translation>Affichée sur les tuiles sans dessin et dans leurs identifiants</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Victory points for the list of tiles. An empty cell means none.</source>
        <translation>Points de victoire pour la liste des tuiles. Cellule vide&#x202f;: aucun.</translation>
    </message>
    <message>
        <source>Area in play</source>
        <translation>Zone jouable</translation>
    </message>
    <message>
        <source>Nothing is played outside of the zones of this kind</source>
        <translation>On ne joue pas en dehors des zones de ce type</translation>
    </message>
    <message>
        <source>Double-click to choose a colour.</source>
        <translation>Double-cliquer pour choisir une couleur.</translation>
    </message>
    <message>
        <source>Name shown on maps and in lists</source>
        <translation>Nom affiché sur les cartes et dans les listes</translation>
    </message>
    <message>
        <source>Family from the table “Groups”</source>
        <translation>Famille du tableau «&#x202f;Groupes&#x202f;»</translation>
    </message>
    <message>
        <source>Counted objects or hexes</source>
        <translation>Objets ou hexagones comptés</translation>
    </message>
    <message>
        <source>Number of hexes</source>
        <translation>Nombre d’hexagones</translation>
    </message>
    <message>
        <source>Your wording, or the sentence of the program</source>
        <translation>Formulation personnelle ou phrase du programme</translation>
    </message>
    <message>
        <source>All numeric values have weights. Create another one in “Numeric Values” first.</source>
        <translation>Toutes les valeurs chiffrées ont un poids. En créer d’abord une autre dans «&#x202f;Valeurs chiffrées&#x202f;».</translation>
    </message>
    <message>
        <source>Factor of the numeric value, such as 1 or 0.5</source>
        <translation>Facteur de la valeur chiffrée, par exemple 1 ou 0,5</translation>
    </message>
    <message>
        <source>Piece: %1</source>
        <translation>Pièce&#x202f;: %1</translation>
    </message>
    <message>
        <source>Edge: %1</source>
        <translation>Côté&#x202f;: %1</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Appartient à</translation>
    </message>
    <message>
        <source>Words separated by commas. The first one means “none”. The table “Words” has their names.</source>
        <translation>Mots séparés par des virgules. Le premier signifie «&#x202f;aucun&#x202f;». Leurs noms sont dans le tableau «&#x202f;Mots&#x202f;».</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Values of a hex, a piece or an edge: a number, a word from a list, yes or no, or edges.</source>
        <translation>Valeurs d’un hexagone, d’une pièce ou d’un côté&#x202f;: nombre, mot d’une liste, oui ou non, ou côtés.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>object, its property</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>No property has words. Create one in “Properties” first.</source>
        <translation>Aucune propriété n’a de mots. En créer d’abord une dans «&#x202f;Propriétés&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” is not a hex. Enter column, row, and the ID of a tile, such as 0 1 forest.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un hexagone. Saisir colonne, ligne et identifiant d’une tuile, par exemple 0 1 forest.</translation>
    </message>
    <message>
        <source>Enter at least one hex, such as 0 0.</source>
        <translation>Saisir au moins un hexagone, par exemple 0 0.</translation>
    </message>
    <message>
        <source>Shown on pieces without a drawing</source>
        <translation>Affichée sur les pièces sans dessin</translation>
    </message>
    <message>
        <source>Fills the hex</source>
        <translation>Remplit l’hexagone</translation>
    </message>
    <message>
        <source>Covers its hex, as a ford does. Counters can be on it.</source>
        <translation>Couvre son hexagone, comme un gué. Des pions peuvent s’y trouver.</translation>
    </message>
    <message>
        <source>Allowed on</source>
        <translation>Permise sur</translation>
    </message>
    <message>
        <source>Tile IDs, separated by commas. An empty cell allows every hex.</source>
        <translation>Identifiants de tuiles, séparés par des virgules. Cellule vide&#x202f;: tous les hexagones.</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Only players of this faction have it</source>
        <translation>Seuls les joueurs de cette faction en ont</translation>
    </message>
    <message>
        <source>Rivers and walls run along the border, roads and bridges across it</source>
        <translation>Les rivières et les murs longent le côté, les routes et les ponts le traversent</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Objects of several hexes. Click in the picture to add, change and remove hexes.</source>
        <translation>Objets de plusieurs hexagones. Cliquer dans l’image pour en ajouter, modifier ou retirer.</translation>
    </message>
    <message>
        <source>Hexes of the region</source>
        <translation>Hexagones de la région</translation>
    </message>
    <message>
        <source>Each hex with column, row, tile ID and properties: 0 0 forest, 1 0, 0 1 lake level=2</source>
        <translation>Chaque hexagone avec colonne, ligne, identifiant de tuile et propriétés&#x202f;: 0 0 forest, 1 0, 0 1 lake level=2</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Pièce</translation>
    </message>
    <message>
        <source>Only for the source “Property”</source>
        <translation>Seulement pour la source «&#x202f;Propriété&#x202f;»</translation>
    </message>
    <message>
        <source>Choose another property to also deal its words.</source>
        <translation>Choisir une autre propriété pour distribuer aussi ses mots.</translation>
    </message>
    <message>
        <source>Tiles for the values of this property</source>
        <translation>Tuiles destinées aux valeurs de cette propriété</translation>
    </message>
    <message>
        <source>Word of the property. Enter a new word to add it to the property.</source>
        <translation>Mot de la propriété. Saisir un nouveau mot pour l’ajouter à la propriété.</translation>
    </message>
    <message>
        <source>Number for this number of players, such as 4, 4–6 or ≥ 4</source>
        <translation>Nombre pour ce nombre de joueurs, par exemple 4, 4–6 ou ≥ 4</translation>
    </message>
    <message>
        <source>Number of players for this layout</source>
        <translation>Nombre de joueurs de cette disposition</translation>
    </message>
    <message>
        <source>Click in the picture to add or remove hexes.</source>
        <translation>Cliquer dans l’image pour ajouter ou retirer des hexagones.</translation>
    </message>
    <message>
        <source>Identifies the rule in files. Use lower-case letters, digits and hyphens.</source>
        <translation>Identifie la règle dans les fichiers. Utiliser des minuscules, des chiffres et des traits d’union.</translation>
    </message>
    <message>
        <source>Numeric value of each hex, from the table “Numeric Values”</source>
        <translation>Valeur chiffrée de chaque hexagone, du tableau «&#x202f;Valeurs chiffrées&#x202f;»</translation>
    </message>
    <message>
        <source>Owner of the property: every hex, or a kind of pieces or edges</source>
        <translation>Support de la propriété&#x202f;: chaque hexagone, ou un type de pièces ou de côtés</translation>
    </message>
    <message>
        <source>Type of its values</source>
        <translation>Type de ses valeurs</translation>
    </message>
    <message>
        <source>Value of an object without its own</source>
        <translation>Valeur d’un objet sans valeur propre</translation>
    </message>
    <message>
        <source>Names of the words of all properties.</source>
        <translation>Noms des mots de toutes les propriétés.</translation>
    </message>
    <message>
        <source>Property with this word</source>
        <translation>Propriété qui a ce mot</translation>
    </message>
    <message>
        <source>Property for the columns “Values” and “Number”</source>
        <translation>Propriété pour les colonnes «&#x202f;Valeurs&#x202f;» et «&#x202f;Nombre&#x202f;»</translation>
    </message>
    <message>
        <source>Piece on the hex</source>
        <translation>Pièce sur l’hexagone</translation>
    </message>
    <message>
        <source>Zone around the hex</source>
        <translation>Zone autour de l’hexagone</translation>
    </message>
    <message>
        <source>Hexes to leave out</source>
        <translation>Hexagones à exclure</translation>
    </message>
    <message>
        <source>Origin of the number</source>
        <translation>Origine du nombre</translation>
    </message>
    <message>
        <source>Movement Costs</source>
        <translation>Coûts de déplacement</translation>
    </message>
    <message>
        <source>Steps for entering a hex, and further ones for crossing an edge. Weights and the rule “Reach” use them. Every other step counts 1. Without entries, distances are measured in a straight line.</source>
        <translation>Pas pour entrer dans un hexagone, et pas supplémentaires pour traverser un côté. Les poids et la règle «&#x202f;Portée&#x202f;» en tiennent compte. Tout autre pas compte 1. Sans entrée, les distances se mesurent en ligne droite.</translation>
    </message>
    <message>
        <source>Tile, set or edge</source>
        <translation>Tuile, ensemble ou côté</translation>
    </message>
    <message>
        <source>Hexes or edges with this number of steps. If several rows fit a hex, the largest number counts.</source>
        <translation>Hexagones ou côtés avec ce nombre de pas. Si plusieurs lignes conviennent à un hexagone, le plus grand nombre compte.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>A number such as 2 or 0.5. Edges can have negative ones, such as −0.5 for a road. Leave the field empty where no step is possible.</source>
        <translation>Un nombre, par exemple 2 ou 0,5. Un côté peut en avoir un négatif, par exemple −0,5 pour une route. Laisser le champ vide là où aucun pas n’est possible.</translation>
    </message>
    <message>
        <source>Enter a number from −100 to 100, such as −0.5.</source>
        <translation>Saisir un nombre de −100 à 100, par exemple −0,5.</translation>
    </message>
    <message>
        <source>Enter a number from 0 to 100, such as 1.5.</source>
        <translation>Saisir un nombre de 0 à 100, par exemple 1,5.</translation>
    </message>
</context>
<context>
    <name>Placement</name>
    <message>
        <source>empty slot</source>
        <translation>Emplacement libre</translation>
    </message>
    <message>
        <source>blank space</source>
        <translation>Espace vide</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first (L).</source>
        <translation>Verrouillé&#x202f;: %1. Déverrouiller d’abord (L).</translation>
    </message>
    <message>
        <source>Place %1 at %2</source>
        <translation>Placer «&#x202f;%1&#x202f;» en %2</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>Vider %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln partner(s)</source>
        <translation>
            <numerusform>%1 (et %Ln partenaire)</numerusform>
            <numerusform>%1 (et %Ln partenaires)</numerusform>
        </translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>Peindre «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Paint blank spaces</source>
        <translation>Peindre des espaces vides</translation>
    </message>
    <message>
        <source>Erase tiles</source>
        <translation>Effacer des tuiles</translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln hex(es)</source>
        <translation>
            <numerusform>Vider %Ln hexagone</numerusform>
            <numerusform>Vider %Ln hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %Ln hex(es)</source>
        <translation>
            <numerusform>Déverrouiller %Ln hexagone</numerusform>
            <numerusform>Déverrouiller %Ln hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln tile(s)</source>
        <translation>
            <numerusform>Copier %Ln tuile</numerusform>
            <numerusform>Copier %Ln tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln tile(s)</source>
        <translation>
            <numerusform>Déplacer %Ln tuile</numerusform>
            <numerusform>Déplacer %Ln tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy %1 to %2</source>
        <translation>Copier «&#x202f;%1&#x202f;» vers %2</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Échanger %1 et %2</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer «&#x202f;%1&#x202f;» vers %2</translation>
    </message>
    <message numerus="yes">
        <source>Make %Ln hex(es) symmetric</source>
        <translation>
            <numerusform>Rendre %Ln hexagone symétrique</numerusform>
            <numerusform>Rendre %Ln hexagones symétriques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %Ln hex(es)</source>
        <translation>
            <numerusform>Verrouiller %Ln hexagone</numerusform>
            <numerusform>Verrouiller %Ln hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>The tile layer is hidden. Show it in Layers first.</source>
        <translation>Le calque des tuiles est masqué. L’afficher d’abord dans «&#x202f;Calques&#x202f;».</translation>
    </message>
    <message>
        <source>The tile layer is locked. Unlock it in Layers first.</source>
        <translation>Le calque des tuiles est verrouillé. Le déverrouiller d’abord dans «&#x202f;Calques&#x202f;».</translation>
    </message>
    <message>
        <source>This hex is not part of the layout. Add it first with Add or Remove Hexes.</source>
        <translation>Cet hexagone ne fait pas partie de la disposition. Utiliser d’abord l’outil «&#x202f;Ajouter ou retirer des hexagones&#x202f;».</translation>
    </message>
    <message>
        <source>None left in the box: %1. Remove some from the map first.</source>
        <translation>Plus aucune dans la boîte&#x202f;: %1. En retirer d’abord de la carte.</translation>
    </message>
    <message>
        <source>Not enough tiles left in the box for all symmetric hexes: %1. Turn off the symmetry first.</source>
        <translation>Pas assez de tuiles dans la boîte pour tous les hexagones partenaires&#x202f;: %1. Désactiver d’abord la symétrie.</translation>
    </message>
    <message>
        <source>Place blank space at %1</source>
        <translation>Placer un espace vide en %1</translation>
    </message>
    <message>
        <source>Symmetric tiles would be on the same hex. Choose another hex.</source>
        <translation>Des tuiles symétriques se retrouveraient sur le même hexagone. Choisir un autre hexagone.</translation>
    </message>
    <message>
        <source>Everything that can be changed is already symmetric.</source>
        <translation>Tout ce qui peut être modifié est déjà symétrique.</translation>
    </message>
</context>
<context>
    <name>PlayExport</name>
    <message numerus="yes">
        <source>Won by %1 after %Ln decision(s).</source>
        <translation>
            <numerusform>Gagnée par %1 après %Ln décision.</numerusform>
            <numerusform>Gagnée par %1 après %Ln décisions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Units lost</source>
        <translation>Unités perdues</translation>
    </message>
    <message>
        <source>Battles won</source>
        <translation>Affrontements gagnés</translation>
    </message>
    <message>
        <source>Unnamed map</source>
        <translation>Carte sans nom</translation>
    </message>
    <message>
        <source>A game on %1</source>
        <comment>name of a map</comment>
        <translation>Une partie sur %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Affrontements</translation>
    </message>
    <message>
        <source>Turns under control of %1</source>
        <translation>Tours sous le contrôle de %1</translation>
    </message>
    <message>
        <source>from: %1</source>
        <comment>where points come from</comment>
        <translation>dont&#x202f;: %1</translation>
    </message>
    <message>
        <source>Turn %1, game still in progress.</source>
        <translation>Tour %1, partie encore en cours.</translation>
    </message>
    <message numerus="yes">
        <source>Ended without a winner after %Ln decision(s).</source>
        <translation>
            <numerusform>Terminée sans vainqueur après %Ln décision.</numerusform>
            <numerusform>Terminée sans vainqueur après %Ln décisions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns under control of any player</source>
        <translation>Tours sous le contrôle d’un joueur</translation>
    </message>
    <message>
        <source>First turn with a unit</source>
        <translation>Premier tour avec une unité</translation>
    </message>
</context>
<context>
    <name>PlayTexts</name>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>%1 (player %2)</source>
        <translation>%1 (joueur %2)</translation>
    </message>
    <message>
        <source>%1 (program)</source>
        <comment>Player 2 (program)</comment>
        <translation>%1 (programme)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>place and kind of tile</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>group and name of a card</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>nothing is deployed</source>
        <translation>rien n’est déployé</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>contesté</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>tenu par %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pieces of a player</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, lost units</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Tie, strength %1: all units there die.</source>
        <translation>Égalité, force %1&#x202f;: toutes les unités y meurent.</translation>
    </message>
    <message>
        <source>Losses: %1.</source>
        <translation>Pertes&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place and what is put there</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>number and name of a player</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>Turn 2</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>moment of the game, whose turn it is</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>what is done, and where</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <comment>the side between two hexes</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>hex, place in it</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>decision %1 of %2</source>
        <translation>décision %1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>moment of the game, number of the decision</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>map edge</source>
        <translation>bord de la carte</translation>
    </message>
    <message>
        <source>Next to decide: %1.</source>
        <translation>Prochaine décision&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln decision(s), differs from decision %2 onwards</source>
        <comment>moment and score where it was left</comment>
        <translation>
            <numerusform>%1, %Ln décision, diffère à partir de la décision %2</numerusform>
            <numerusform>%1, %Ln décisions, diffère à partir de la décision %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Units there: %1 only. No losses.</source>
        <translation>Unités présentes&#x202f;: %1 seulement. Aucune perte.</translation>
    </message>
    <message>
        <source>%1 wins with strength %2. Units left: %4 of %3.</source>
        <translation>%1 gagne avec une force de %2. Unités restantes&#x202f;: %4 sur %3.</translation>
    </message>
</context>
<context>
    <name>PropertyFields</name>
    <message>
        <source>%1: edge %2</source>
        <translation>%1&#x202f;: côté %2</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Défiler vers la gauche</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Défiler vers la droite</translation>
    </message>
</context>
<context>
    <name>RunTexts</name>
    <message>
        <source>Search stopped. These are the best maps so far.</source>
        <translation>Recherche arrêtée. Voici les meilleures cartes trouvées.</translation>
    </message>
    <message>
        <source>No map could be certified within the margin. The best maps are shown without a certificate.</source>
        <translation>Aucune carte n’a pu être certifiée dans la marge. Les meilleures sont affichées sans certificat.</translation>
    </message>
    <message numerus="yes">
        <source>Finished after %Ln game(s).</source>
        <translation>
            <numerusform>Terminé après %Ln partie.</numerusform>
            <numerusform>Terminé après %Ln parties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n different map(s) were found.</source>
        <translation>
            <numerusform>Une seule carte a été trouvée.</numerusform>
            <numerusform>Seules %n cartes différentes ont été trouvées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kept tiles and the wishes leave little choice.</source>
        <translation>Les tuiles gardées et les souhaits laissent peu de choix.</translation>
    </message>
</context>
<context>
    <name>TextEdits</name>
    <message>
        <source>Withdraw acceptance of alert in %1</source>
        <translation>Retirer l’acceptation de l’alerte dans %1</translation>
    </message>
    <message>
        <source>Change %2 (%1)</source>
        <translation>Modifier %2 (%1)</translation>
    </message>
    <message>
        <source>Approve %2 (%1)</source>
        <translation>Approuver %2 (%1)</translation>
    </message>
    <message>
        <source>Mark %2 (%1) as draft</source>
        <translation>Marquer %2 (%1) comme brouillon</translation>
    </message>
    <message>
        <source>Join %1 with the next row</source>
        <translation>Joindre %1 à la ligne suivante</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>Diviser %1</translation>
    </message>
    <message>
        <source>Move %2 (%1) up</source>
        <translation>Déplacer %2 (%1) vers le haut</translation>
    </message>
    <message>
        <source>Move %2 (%1) down</source>
        <translation>Déplacer %2 (%1) vers le bas</translation>
    </message>
    <message numerus="yes">
        <source>Approve %Ln text(s)</source>
        <translation>
            <numerusform>Approuver %Ln texte</numerusform>
            <numerusform>Approuver %Ln textes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln text(s) as draft</source>
        <translation>
            <numerusform>Marquer %Ln texte comme brouillon</numerusform>
            <numerusform>Marquer %Ln textes comme brouillons</numerusform>
        </translation>
    </message>
    <message>
        <source>Change notes on %1</source>
        <translation>Modifier les notes de %1</translation>
    </message>
    <message>
        <source>Accept alert in %1</source>
        <translation>Accepter une alerte dans %1</translation>
    </message>
    <message>
        <source>Mark %2 (%1) for review</source>
        <translation>Marquer %2 (%1) à relire</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln text(s) for review</source>
        <translation>
            <numerusform>Marquer %Ln texte à relire</numerusform>
            <numerusform>Marquer %Ln textes à relire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln text(s) from translation memory</source>
        <translation>
            <numerusform>Remplir %Ln texte avec la mémoire de traduction</numerusform>
            <numerusform>Remplir %Ln textes avec la mémoire de traduction</numerusform>
        </translation>
    </message>
    <message>
        <source>Shift %1 up, starting at %2</source>
        <translation>Décaler vers le haut&#x202f;: %1 à partir de %2</translation>
    </message>
    <message>
        <source>Shift %1 down, starting at %2</source>
        <translation>Décaler vers le bas&#x202f;: %1 à partir de %2</translation>
    </message>
    <message>
        <source>Change maximum length of %1</source>
        <translation>Modifier la longueur maximale de %1</translation>
    </message>
    <message>
        <source>Change custom checks</source>
        <translation>Modifier les contrôles personnalisés</translation>
    </message>
    <message>
        <source>Change maximum width of %1</source>
        <translation>Modifier la largeur maximale de %1</translation>
    </message>
    <message>
        <source>Restore %2 (%1)</source>
        <translation>Restaurer %2 (%1)</translation>
    </message>
</context>
<context>
    <name>TextFixes</name>
    <message>
        <source>Remove “%1”</source>
        <translation>Enlever «&#x202f;%1&#x202f;»</translation>
    </message>
    <message numerus="yes">
        <source>Fix All %Ln Like This…</source>
        <translation>
            <numerusform>Corriger cette alerte…</numerusform>
            <numerusform>Corriger %Ln alertes semblables…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %Ln text(s): %1</source>
        <translation>
            <numerusform>Corriger %Ln texte&#x202f;: %1</numerusform>
            <numerusform>Corriger %Ln textes&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace “%1” with “%2”</source>
        <translation>Remplacer «&#x202f;%1&#x202f;» par «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Fix All Alerts Like This</source>
        <translation>Corriger toutes les alertes semblables</translation>
    </message>
</context>
<context>
    <name>TextPattern</name>
    <message>
        <source>Invalid regular expression: %1.</source>
        <translation>Expression régulière non valide&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>TextStates</name>
    <message>
        <source>Missing</source>
        <translation>Manquant</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Brouillon</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>À relire</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Périmé</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Approuvé</translation>
    </message>
</context>
<context>
    <name>TextTables</name>
    <message>
        <source>Import Terms</source>
        <translation>Importer des termes</translation>
    </message>
    <message>
        <source>Glossaries (*.tbx *.xml *.csv *.tsv *.json *.txt);;All files (*)</source>
        <translation>Glossaires (*.tbx *.xml *.csv *.tsv *.json *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export Terms</source>
        <translation>Exporter les termes</translation>
    </message>
    <message>
        <source>TBX (*.tbx)</source>
        <translation>TBX (*.tbx)</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>Tableaux CSV (*.csv)</translation>
    </message>
    <message>
        <source>Hexatelier glossaries (*.json)</source>
        <translation>Glossaires Hexatelier (*.json)</translation>
    </message>
</context>
<context>
    <name>TextsOfGames</name>
    <message>
        <source>Open rules for:</source>
        <translation>Ouvrir les règles de&#x202f;:</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <comment>minutes</comment>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <comment>hours</comment>
        <translation>%1 h</translation>
    </message>
</context>
<context>
    <name>hexa::editor::AcceptRow</name>
    <message>
        <source>&amp;Report Again</source>
        <translation>&amp;Signaler de nouveau</translation>
    </message>
    <message>
        <source>A&amp;ccept</source>
        <translation>&amp;Accepter</translation>
    </message>
    <message>
        <source>Report this again</source>
        <translation>Le signaler à nouveau</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Accepté</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>Accepté&#x202f;: %1</translation>
    </message>
    <message>
        <source>Reason for accepting</source>
        <translation>Motif de l’acceptation</translation>
    </message>
</context>
<context>
    <name>hexa::editor::AlertsPanel</name>
    <message>
        <source>No texts are open. Open a text project first.</source>
        <translation>Aucun texte n’est ouvert. Ouvrir d’abord un projet de textes.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>%1: checking…</source>
        <translation>%1&#x202f;: vérification en cours…</translation>
    </message>
    <message>
        <source>%1: nothing to report.</source>
        <translation>%1&#x202f;: rien à signaler.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln open alert(s)</source>
        <translation>
            <numerusform>%1&#x202f;: %Ln alerte ouverte</numerusform>
            <numerusform>%1&#x202f;: %Ln alertes ouvertes</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no suggested fix for the alerts in this row. Edit the text by hand.</source>
        <translation>Aucune correction n’est proposée pour les alertes de cette ligne. Modifier le texte à la main.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) changed</source>
        <translation>
            <numerusform>%Ln texte modifié</numerusform>
            <numerusform>%Ln textes modifiés</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Withdraw Acceptance</source>
        <translation>&amp;Retirer l’acceptation</translation>
    </message>
    <message>
        <source>A&amp;ccept</source>
        <translation>A&amp;ccepter</translation>
    </message>
    <message>
        <source>Row alerts</source>
        <translation>Alertes de la ligne</translation>
    </message>
    <message>
        <source>Select a row to see its alerts.</source>
        <translation>Sélectionner une ligne pour voir ses alertes.</translation>
    </message>
    <message>
        <source>Accept this alert. It returns when one of the texts changes.</source>
        <translation>Accepter cette alerte. Elle revient dès que l’un des textes change.</translation>
    </message>
    <message>
        <source>The text has changed in the meantime. Wait for the new check.</source>
        <translation>Le texte a changé entre-temps. Attendre la nouvelle vérification.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::AppearancePage</name>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème&#x202f;:</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>T&amp;iles on the map:</source>
        <translation>T&amp;uiles sur la carte&#x202f;:</translation>
    </message>
    <message>
        <source>Colour and symbol</source>
        <translation>Couleur et symbole</translation>
    </message>
    <message>
        <source>Pictorial</source>
        <translation>Illustré</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>A&amp;nimations réduites</translation>
    </message>
    <message>
        <source>Also on &amp;battery</source>
        <translation>Aussi sur &amp;batterie</translation>
    </message>
    <message>
        <source>Takes effect at the next start.</source>
        <translation>Prend effet au prochain démarrage.</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Interface &amp;size:</source>
        <translation>&amp;Taille de l’interface&#x202f;:</translation>
    </message>
    <message>
        <source>Turns off sliding and fading. Changes appear at once.</source>
        <translation>Sans glissement ni fondu. Les changements s’affichent aussitôt.</translation>
    </message>
    <message>
        <source>Let bots &amp;play the map in the background</source>
        <translation>Faire &amp;jouer les bots sur la carte en arrière-plan</translation>
    </message>
    <message>
        <source>Shortly after each change, bots play the map on one processor core. The status bar then shows the gap in games instead of the predicted gap.</source>
        <translation>Peu après chaque changement, des bots jouent sur la carte en utilisant un cœur du processeur. La barre d’état montre alors l’écart observé au lieu de l’écart prévu.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::BalanceCommands</name>
    <message>
        <source>Hexatelier maps (*.hexa)</source>
        <translation>Cartes Hexatelier (*.hexa)</translation>
    </message>
    <message>
        <source>balance</source>
        <comment>suggested file name</comment>
        <translation>equilibre</translation>
    </message>
    <message>
        <source>Export Balance Report</source>
        <translation>Exporter le rapport d’équilibre</translation>
    </message>
    <message>
        <source>Load File as A</source>
        <translation>Charger un fichier comme A</translation>
    </message>
</context>
<context>
    <name>hexa::editor::BalanceSession</name>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Échanger %1 et %2</translation>
    </message>
    <message>
        <source>Result stored with the map: %1.</source>
        <comment>certified fair</comment>
        <translation>Résultat enregistré avec la carte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Not certified. Result stored with the map: %1.</source>
        <comment>unfair, undecided</comment>
        <translation>Non certifiée. Résultat enregistré avec la carte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The map changed during the games, so no certificate was stored. Certify the map again.</source>
        <translation>La carte a été modifiée pendant les parties&#x202f;; aucun certificat n’a donc été enregistré. Relancer la certification.</translation>
    </message>
    <message>
        <source>Store certificate result</source>
        <translation>Enregistrer le résultat du certificat</translation>
    </message>
    <message>
        <source>Map A was replaced during the games, so there is no result. Compare again.</source>
        <translation>La carte A a été remplacée pendant les parties&#x202f;; il n’y a donc pas de résultat. Relancer la comparaison.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Bars</name>
    <message>
        <source>Symmetry</source>
        <translation>Symétrie</translation>
    </message>
    <message>
        <source>Symmetry for placing and painting: %1</source>
        <translation>Symétrie pour placer et peindre&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Carte</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Générer</translation>
    </message>
    <message>
        <source>&amp;Balance</source>
        <translation>É&amp;quilibre</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>P&amp;rint</source>
        <translation>Imp&amp;rimer</translation>
    </message>
    <message>
        <source>Tra&amp;nslate</source>
        <translation>Trad&amp;uire</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Placer</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Ouvrir un fichier &amp;récent</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Insérer</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymétrie</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modes</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Pas encore de fichiers</translation>
    </message>
    <message>
        <source>Colour &amp;Vision</source>
        <translation>&amp;Vision des couleurs</translation>
    </message>
    <message>
        <source>Alert&amp;s</source>
        <translation>Alerte&amp;s</translation>
    </message>
    <message>
        <source>Translation Memor&amp;y</source>
        <translation>Mém&amp;oire de traduction</translation>
    </message>
    <message>
        <source>Al&amp;ignment</source>
        <translation>Al&amp;ignement</translation>
    </message>
    <message>
        <source>Open a map first.</source>
        <translation>Ouvrir d’abord une carte.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::BlankShapeDialog</name>
    <message>
        <source>New Blank Shape</source>
        <translation>Nouvelle forme vide</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>&amp;Forme&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Lignes&#x202f;:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Steps from the &amp;middle:</source>
        <translation>Pas depuis le &amp;centre&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>&amp;Colonnes&#x202f;:</translation>
    </message>
    <message>
        <source>Hexes on a &amp;side:</source>
        <translation>Hexagones par &amp;côté&#x202f;:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty slot(s).</source>
        <translation>
            <numerusform>%Ln emplacement libre.</numerusform>
            <numerusform>%Ln emplacements libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flat side down</source>
        <translation>Côté plat en bas</translation>
    </message>
    <message>
        <source>Corner down</source>
        <translation>Pointe en bas</translation>
    </message>
    <message>
        <source>&amp;Hex orientation:</source>
        <translation>Orientation des &amp;hexagones&#x202f;:</translation>
    </message>
    <message>
        <source>Create &amp;Map</source>
        <translation>C&amp;réer la carte</translation>
    </message>
    <message>
        <source>This game normally uses the other orientation.</source>
        <translation>Ce jeu utilise normalement l’autre orientation.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::BotChoice</name>
    <message>
        <source>Bots in the check, weakest first:</source>
        <translation>Bots de la vérification, du plus faible au plus fort&#x202f;:</translation>
    </message>
    <message>
        <source>For comparison. These bots are not offered as opponents.</source>
        <translation>Pour comparer. Ces bots ne sont pas proposés comme adversaires.</translation>
    </message>
    <message>
        <source>Show the bots that are only for comparison</source>
        <translation>Afficher les bots qui ne servent qu’à comparer</translation>
    </message>
    <message>
        <source>Include this bot in the check. The strictest verdict counts.</source>
        <translation>Inclut ce bot dans la vérification. Le verdict le plus sévère compte.</translation>
    </message>
    <message>
        <source>More Bots (in the check: %1)</source>
        <translation>Autres bots (dans la vérification&#x202f;: %1)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::BundleEntry</name>
    <message>
        <source>Still needed: %1</source>
        <translation>Encore nécessaires&#x202f;: %1</translation>
    </message>
    <message>
        <source>Can still be added: %1</source>
        <translation>Encore possibles&#x202f;: %1</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Confirmer</translation>
    </message>
    <message>
        <source>Nothing more needed</source>
        <translation>C’est suffisant</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CampaignCommands</name>
    <message>
        <source>The campaign could not be changed.</source>
        <translation>La campagne n’a pas pu être modifiée.</translation>
    </message>
    <message>
        <source>Campaigns (*.hexacampaign);;All files (*)</source>
        <translation>Campagnes (*.hexacampaign);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Hexatelier maps (*.hexa)</source>
        <translation>Cartes Hexatelier (*.hexa)</translation>
    </message>
    <message>
        <source>campaign</source>
        <comment>suggested file name</comment>
        <translation>campagne</translation>
    </message>
    <message>
        <source>New Campaign</source>
        <translation>Nouvelle campagne</translation>
    </message>
    <message>
        <source>Campaigns (*.hexacampaign)</source>
        <translation>Campagnes (*.hexacampaign)</translation>
    </message>
    <message>
        <source>Games (*.hexgame);;All files (*)</source>
        <translation>Parties (*.hexgame);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Undo the result of “%1”?</source>
        <translation>Annuler le résultat de «&#x202f;%1&#x202f;»&#x202f;?</translation>
    </message>
    <message>
        <source>The campaign “%1” is under way.</source>
        <translation>La campagne «&#x202f;%1&#x202f;» est en cours.</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>Impossible d’ouvrir %1.</translation>
    </message>
    <message>
        <source>Open Campaign</source>
        <translation>Ouvrir une campagne</translation>
    </message>
    <message>
        <source>Campaign Maps</source>
        <translation>Cartes de la campagne</translation>
    </message>
    <message>
        <source>A campaign can’t be made from these maps.</source>
        <translation>Ces cartes ne peuvent pas former une campagne.</translation>
    </message>
    <message>
        <source>This campaign can’t be started.</source>
        <translation>Impossible de commencer cette campagne.</translation>
    </message>
    <message>
        <source>A new campaign doesn’t change the current one. Each campaign has its own file.</source>
        <translation>Une nouvelle campagne ne modifie pas celle en cours. Chaque campagne a son propre fichier.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Begin New Campaign</source>
        <translation>&amp;En commencer une nouvelle</translation>
    </message>
    <message>
        <source>The campaign could not be saved.</source>
        <translation>La campagne n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>First open a playable map.</source>
        <translation>Ouvrir d’abord une carte jouable.</translation>
    </message>
    <message>
        <source>Remove “%1” from the campaign?</source>
        <translation>Retirer «&#x202f;%1&#x202f;» de la campagne&#x202f;?</translation>
    </message>
    <message>
        <source>The map file itself is kept.</source>
        <translation>Le fichier de la carte est conservé.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>This scenario can’t be played as it is.</source>
        <translation>Ce scénario ne peut pas être joué tel quel.</translation>
    </message>
    <message>
        <source>“%1” is over: %2. The result was added to the campaign.</source>
        <translation>«&#x202f;%1&#x202f;» est terminé&#x202f;: %2. Le résultat a été ajouté à la campagne.</translation>
    </message>
    <message>
        <source>Add Finished Game</source>
        <translation>Ajouter une partie terminée</translation>
    </message>
    <message>
        <source>The game will be removed from the campaign and will have to be played again.</source>
        <translation>La partie est retirée de la campagne et devra être rejouée.</translation>
    </message>
    <message>
        <source>&amp;Undo Result</source>
        <translation>&amp;Annuler le résultat</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CampaignPage</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, faction</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Scenario %1</source>
        <translation>Scénario %1</translation>
    </message>
    <message>
        <source>next</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>gagné par %1</translation>
    </message>
    <message>
        <source>The campaign is over. Won by: %1</source>
        <translation>La campagne est terminée. Victoire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>À jouer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Points for winning %1</source>
        <translation>Points pour la victoire dans %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Program, %1</source>
        <translation>Programme, %1</translation>
    </message>
    <message>
        <source>&amp;Campaign:</source>
        <translation>Campa&amp;gne&#x202f;:</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Add &amp;Maps…</source>
        <translation>Ajouter des &amp;cartes…</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>Re&amp;tirer…</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>match nul</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>saisi à la main</translation>
    </message>
    <message>
        <source>The campaign is over. Nobody won it.</source>
        <translation>La campagne est terminée. Personne ne l’a gagnée.</translation>
    </message>
    <message>
        <source>Changes are saved automatically in %1</source>
        <translation>Les modifications sont enregistrées automatiquement dans %1</translation>
    </message>
    <message>
        <source>Player type for %1</source>
        <translation>Type de joueur de %1</translation>
    </message>
    <message>
        <source>Resume &amp;Game</source>
        <translation>Reprendre la &amp;partie</translation>
    </message>
    <message>
        <source>&amp;Play Next Scenario</source>
        <translation>&amp;Jouer le scénario suivant</translation>
    </message>
    <message>
        <source>Campaign scenarios</source>
        <translation>Scénarios de la campagne</translation>
    </message>
    <message>
        <source>Campaign players</source>
        <translation>Joueurs de la campagne</translation>
    </message>
    <message>
        <source>Add G&amp;ame from File…</source>
        <translation>Ajouter une partie depuis un &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;Enter Result…</source>
        <translation>Sa&amp;isir un résultat…</translation>
    </message>
    <message>
        <source>Undo &amp;Last Result…</source>
        <translation>Annuler le dernier &amp;résultat…</translation>
    </message>
    <message>
        <source>Add &amp;Current Map</source>
        <translation>Ajouter la carte &amp;ouverte</translation>
    </message>
    <message>
        <source>Open Map in Desi&amp;gn</source>
        <translation>Ouvrir la carte dans Conceptio&amp;n</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CardsPanel</name>
    <message>
        <source>No longer available</source>
        <translation>N’est plus disponible</translation>
    </message>
    <message>
        <source>Belongs to %1</source>
        <translation>Appartient à %1</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Sur %1</translation>
    </message>
    <message>
        <source>Click to choose this card</source>
        <translation>Cliquer pour choisir cette carte</translation>
    </message>
    <message>
        <source>Being resolved now</source>
        <translation>En cours d’exécution</translation>
    </message>
    <message>
        <source>Click to see the options</source>
        <translation>Cliquer pour voir les possibilités</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CellPage</name>
    <message>
        <source>Lock %1</source>
        <translation>Verrouiller %1</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>Déverrouiller %1</translation>
    </message>
    <message>
        <source>This hex is not part of the layout. Add it to place a tile here.</source>
        <translation>Cet hexagone ne fait pas partie de la disposition. L’y ajouter pour y placer une tuile.</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillé</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Special victory points</source>
        <translation>Points de victoire spéciaux</translation>
    </message>
    <message numerus="yes">
        <source>Normally %n point(s)</source>
        <translation>
            <numerusform>Normalement %n point</numerusform>
            <numerusform>Normalement %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for tiles with special victory points</source>
        <translation>Seulement pour les tuiles à points de victoire spéciaux</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>Changer «&#x202f;%1&#x202f;» en «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Give tile %1 the ID %2</source>
        <translation>Donner à la tuile %1 l’identifiant %2</translation>
    </message>
    <message>
        <source>Rename tile %1 to %2</source>
        <translation>Renommer la tuile %1 en %2</translation>
    </message>
    <message>
        <source>Set special victory points for %1 to %2</source>
        <translation>Fixer à %2 les points de victoire spéciaux de %1</translation>
    </message>
    <message>
        <source>Remove special victory points from %1</source>
        <translation>Retirer les points de victoire spéciaux de %1</translation>
    </message>
    <message>
        <source>Change special rule for %1</source>
        <translation>Modifier la règle spéciale de %1</translation>
    </message>
    <message>
        <source>Change note for %1</source>
        <translation>Modifier la note de %1</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>la découpe</translation>
    </message>
    <message>
        <source>Add %1 to layout</source>
        <translation>Ajouter %1 à la disposition</translation>
    </message>
    <message>
        <source>Add to Layout</source>
        <translation>Ajouter à la disposition</translation>
    </message>
    <message>
        <source>Brushes and generators don’t change a locked hex</source>
        <translation>Les pinceaux et les générateurs ne modifient pas un hexagone verrouillé</translation>
    </message>
    <message>
        <source>Unlock the hex to change its kind or ID.</source>
        <translation>Déverrouiller l’hexagone pour changer le type ou l’identifiant.</translation>
    </message>
    <message>
        <source>Printed on the tile. Every tile has its own ID.</source>
        <translation>Imprimé sur la tuile. Chaque tuile a son propre identifiant.</translation>
    </message>
    <message>
        <source>Special rule</source>
        <translation>Règle spéciale</translation>
    </message>
    <message>
        <source>Design note</source>
        <translation>Note de conception</translation>
    </message>
    <message numerus="yes">
        <source>All %n from the box are on the map</source>
        <translation>
            <numerusform>La seule tuile de la boîte est sur la carte</numerusform>
            <numerusform>Les %n tuiles de la boîte sont sur la carte</numerusform>
        </translation>
    </message>
    <message>
        <source>Normally no points for this kind</source>
        <translation>Normalement aucun point pour ce type</translation>
    </message>
    <message>
        <source>Every tile needs an ID. Enter one.</source>
        <translation>Chaque tuile doit avoir un identifiant. En saisir un.</translation>
    </message>
    <message>
        <source>This ID is too long. Enter a shorter one.</source>
        <translation>Cet identifiant est trop long. En saisir un plus court.</translation>
    </message>
    <message>
        <source>An ID can’t contain spaces. Remove them.</source>
        <translation>Un identifiant ne peut pas contenir d’espaces. Les supprimer.</translation>
    </message>
    <message>
        <source>The tile at %2 already has the ID %1. Enter a different one.</source>
        <translation>La tuile en %2 a déjà l’identifiant %1. En saisir un autre.</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>Modifier %1 de %2</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ChanceEntry</name>
    <message>
        <source>Roll or Draw</source>
        <translation>Lancer ou tirer</translation>
    </message>
    <message>
        <source>Let the program roll the dice or draw the cards</source>
        <translation>Fait lancer les dés ou tirer les cartes par le programme</translation>
    </message>
    <message>
        <source>Enter Result</source>
        <translation>Saisir le résultat</translation>
    </message>
    <message>
        <source>Use the result rolled or drawn at the table</source>
        <translation>Utilise le résultat obtenu sur une vraie table</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ChangedFileBar</name>
    <message>
        <source>“%1” was moved, renamed or deleted.</source>
        <translation>«&#x202f;%1&#x202f;» a été déplacé, renommé ou supprimé.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program or window.</source>
        <translation>«&#x202f;%1&#x202f;» a été modifié par un autre programme ou une autre fenêtre.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Rechar&amp;ger</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>En&amp;registrer…</translation>
    </message>
    <message>
        <source>Hide until the next change</source>
        <translation>Masquer jusqu’au prochain changement</translation>
    </message>
    <message>
        <source>Load the current contents of the file</source>
        <translation>Charge le contenu actuel du fichier</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ChangesDialog</name>
    <message>
        <source>All</source>
        <translation>Toutes</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Change %Ln Text(s)</source>
        <translation>
            <numerusform>&amp;Modifier %Ln texte</numerusform>
            <numerusform>&amp;Modifier %Ln textes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::ChangesModel</name>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CheckPanel</name>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source> points</source>
        <translation> points</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Certificat</translation>
    </message>
    <message>
        <source>&amp;Certify</source>
        <translation>Cer&amp;tifier</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>&amp;Revérifier</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Start Check</source>
        <translation>&amp;Lancer la vérification</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Wins (%)</source>
        <comment>share of wins</comment>
        <translation>Victoires (%)</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>mean score at the end</comment>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>low and high end</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Ma&amp;rgin:</source>
        <translation>Ma&amp;rge&#x202f;:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Afficher&#x202f;:</translation>
    </message>
    <message>
        <source>%1: %2 (%3 – %4)</source>
        <comment>bot, gap in points, low and high end</comment>
        <translation>%1&#x202f;: %2 (%3 – %4)</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Détails</translation>
    </message>
    <message>
        <source>B&amp;ots and Margin</source>
        <translation>B&amp;ots et marge</translation>
    </message>
    <message>
        <source>No bot can play this game yet, so its maps can’t be checked.</source>
        <translation>Aucun bot ne sait encore jouer à ce jeu&#x202f;; ses cartes ne peuvent donc pas être vérifiées.</translation>
    </message>
    <message>
        <source>Choose the bots and the allowed margin</source>
        <translation>Choisir les bots et la marge admise</translation>
    </message>
    <message>
        <source>Show the reasons for the verdict</source>
        <translation>Afficher les raisons du verdict</translation>
    </message>
    <message>
        <source>Largest allowed difference between a win rate and its target, in percentage points</source>
        <translation>Écart maximal admis entre un taux de victoire et sa valeur visée, en points de pourcentage</translation>
    </message>
    <message>
        <source>Bot shown</source>
        <translation>Bot affiché</translation>
    </message>
    <message>
        <source>Gap by bot strength (points, weakest bot first)</source>
        <translation>Écart selon la force de jeu (points, bot le plus faible d’abord)</translation>
    </message>
    <message>
        <source>Win rate by seat over the games</source>
        <translation>Taux de victoire par place au fil des parties</translation>
    </message>
    <message>
        <source>Start a check: the bots play this map until it is clear whether it is fair. The win rate of each seat is drawn here.</source>
        <translation>Lancer une vérification&#x202f;: les bots jouent sur cette carte jusqu’à ce qu’on sache si elle est équitable. Le taux de victoire de chaque place s’affiche ici.</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>Taux de victoire</translation>
    </message>
    <message>
        <source>&amp;Games per bot:</source>
        <translation>Parties par &amp;bot&#x202f;:</translation>
    </message>
    <message>
        <source>Games per bot for a certificate</source>
        <translation>Parties par bot pour un certificat</translation>
    </message>
    <message>
        <source>Play a fixed number of new games and store the verdict with the map. You can undo this.</source>
        <translation>Joue un nombre fixe de nouvelles parties et enregistre le verdict avec la carte. Cela peut être annulé.</translation>
    </message>
    <message>
        <source>Replay the certified games and compare every result</source>
        <translation>Rejoue les parties du certificat et compare chaque résultat</translation>
    </message>
    <message>
        <source>Export the measures as CSV or the report as a page (PNG, PDF)</source>
        <translation>Exporter les mesures en CSV ou le rapport sur une page (PNG, PDF)</translation>
    </message>
    <message>
        <source>Certifying… %p%</source>
        <translation>Certification… %p&#x202f;%</translation>
    </message>
    <message>
        <source>Replaying the certified games…</source>
        <translation>Les parties certifiées sont rejouées…</translation>
    </message>
    <message>
        <source>Comparing… %p%</source>
        <translation>Comparaison… %p&#x202f;%</translation>
    </message>
    <message>
        <source>Checking… %p% (may end sooner)</source>
        <translation>Vérification… %p&#x202f;% (peut finir plus tôt)</translation>
    </message>
    <message>
        <source>This result is for the map before its last change.</source>
        <translation>Ce résultat vaut pour la carte avant la dernière modification.</translation>
    </message>
    <message>
        <source>Strictest verdict</source>
        <translation>Verdict le plus sévère</translation>
    </message>
    <message>
        <source>%1 games, %2 per second</source>
        <comment>numbers</comment>
        <translation>%1 parties, %2 par seconde</translation>
    </message>
    <message>
        <source>Position</source>
        <comment>in the order of play</comment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Target (%)</source>
        <comment>share of wins</comment>
        <translation>Objectif (%)</translation>
    </message>
    <message>
        <source>%1 so far, at most %2 left</source>
        <comment>times</comment>
        <translation>%1 écoulées, encore %2 au plus</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>time</comment>
        <translation>%1 écoulées</translation>
    </message>
    <message>
        <source>Bots are playing this map: %1 so far, at most %2 left.</source>
        <comment>times</comment>
        <translation>Des bots jouent sur cette carte&#x202f;: depuis %1, encore %2 au plus.</translation>
    </message>
    <message>
        <source>Bots are playing this map: %1 so far.</source>
        <comment>time</comment>
        <translation>Des bots jouent sur cette carte&#x202f;: depuis %1.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CommandSearch</name>
    <message>
        <source>Search Commands</source>
        <translation>Rechercher une commande</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Commandes trouvées</translation>
    </message>
    <message>
        <source>No command name contains these letters. Enter fewer letters.</source>
        <translation>Aucune commande ne contient ces lettres. Saisir moins de lettres.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ComparePanel</name>
    <message>
        <source>Unnamed map</source>
        <translation>Carte sans nom</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>&amp;Keep as A</source>
        <translation>&amp;Garder comme A</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Co&amp;mparer</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>A (%)</source>
        <translation>A (%)</translation>
    </message>
    <message>
        <source>Now (%)</source>
        <translation>Maintenant (%)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>low and high end of a change</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Load Fi&amp;le as A…</source>
        <translation>Charger un &amp;fichier comme A…</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <comment>name of a map, time of day</comment>
        <translation>%1, état de %2</translation>
    </message>
    <message>
        <source>See the effect of a change: keep the map as A, change it, then compare. Both maps are played with the same random events, so even small differences show quickly.</source>
        <translation>Pour voir l’effet d’une modification&#x202f;: garder la carte comme A, la modifier, puis comparer. Les bots jouent sur les deux cartes avec les mêmes tirages au hasard&#x202f;; même de petites différences se voient vite.</translation>
    </message>
    <message>
        <source>Keep a copy of the current map for comparison</source>
        <translation>Garde une copie de la carte actuelle pour la comparer</translation>
    </message>
    <message>
        <source>Load a map from a file for comparison</source>
        <translation>Charge une carte d’un fichier pour la comparer</translation>
    </message>
    <message>
        <source>&amp;Games per bot:</source>
        <translation>Parties par &amp;bot&#x202f;:</translation>
    </message>
    <message>
        <source>Pairs of games per bot</source>
        <translation>Paires de parties par bot</translation>
    </message>
    <message>
        <source>Let the bots play A and the current map</source>
        <translation>Fait jouer les bots sur A et sur la carte actuelle</translation>
    </message>
    <message>
        <source>Win rates before and after</source>
        <translation>Taux de victoire avant et après</translation>
    </message>
    <message>
        <source>A: no map kept yet</source>
        <translation>A&#x202f;: aucune carte gardée</translation>
    </message>
    <message>
        <source>This result is for the map before its last change.</source>
        <translation>Ce résultat vaut pour la carte avant la dernière modification.</translation>
    </message>
    <message>
        <source>Verdicts with a margin of %1 points – A: %2, current map: %3</source>
        <comment>margin, two verdicts</comment>
        <translation>Verdicts avec une marge de %1 points – A&#x202f;: %2, carte actuelle&#x202f;: %3</translation>
    </message>
    <message>
        <source>The change clearly affects at least one seat (bold).</source>
        <translation>La modification touche clairement au moins une place (en gras).</translation>
    </message>
    <message>
        <source>No seat is clearly affected. Play more games to detect smaller effects.</source>
        <translation>Aucune place n’est nettement affectée. Jouer davantage de parties pour déceler des effets plus faibles.</translation>
    </message>
    <message>
        <source>Position in turn order</source>
        <comment>of play</comment>
        <translation>Rang dans l’ordre de jeu</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>low and high end of a change</comment>
        <translation>Plage</translation>
    </message>
    <message>
        <source>Bot %1 – A: %2, current map: %3</source>
        <comment>name, two verdicts</comment>
        <translation>Bot %1 – A&#x202f;: %2, carte actuelle&#x202f;: %3</translation>
    </message>
    <message>
        <source>Games without a single winner, assigned at random. A: %L1 shared, %L3 drawn. Now: %L2 shared, %L4 drawn</source>
        <comment>numbers of games</comment>
        <translation>Parties sans vainqueur unique, attribuées au hasard. A&#x202f;: %L1 partagées, %L3 nulles. Maintenant&#x202f;: %L2 partagées, %L4 nulles</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CompositionPanel</name>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the box</source>
        <translation>
            <numerusform>%Ln dans la boîte</numerusform>
            <numerusform>%Ln dans la boîte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked</source>
        <translation>
            <numerusform>%Ln verrouillée</numerusform>
            <numerusform>%Ln verrouillées</numerusform>
        </translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Toutes les tuiles</translation>
    </message>
    <message>
        <source>wanted: %1</source>
        <comment>sum, then what is asked for: 7-9 wanted: 6-9</comment>
        <translation>voulu&#x202f;: %1</translation>
    </message>
    <message>
        <source>All &amp;Free</source>
        <translation>Tout &amp;libre</translation>
    </message>
    <message>
        <source>Let the generator choose all tile counts</source>
        <translation>Laisse le générateur choisir tous les nombres de tuiles</translation>
    </message>
    <message>
        <source>Rules: %1 to %2</source>
        <translation>Règles&#x202f;: de %1 à %2</translation>
    </message>
    <message>
        <source>The tile counts add up to at least %1, but the layout has only %2 slots for them. Lower a minimum.</source>
        <translation>Le total est d’au moins %1 tuiles, mais la disposition n’a que %2 emplacements pour elles. Réduire un minimum.</translation>
    </message>
    <message>
        <source>The tile counts add up to at most %1, but the layout has %2 slots to fill. Raise a maximum.</source>
        <translation>Le total est d’au plus %1 tuiles, mais la disposition a %2 emplacements à remplir. Augmenter un maximum.</translation>
    </message>
    <message>
        <source>%1: %2 tiles are too many. At most %3 are allowed.</source>
        <translation>%1&#x202f;: %2 tuiles, c’est trop. Au plus %3 sont autorisées.</translation>
    </message>
    <message>
        <source>%1: %2 tiles are too few. At least %3 are needed.</source>
        <translation>%1&#x202f;: %2 tuiles, c’est trop peu. Il en faut au moins %3.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ConcordanceDialog</name>
    <message>
        <source>Uses of Words</source>
        <translation>Emplois des mots</translation>
    </message>
    <message>
        <source>Words, in any form</source>
        <translation>Mots, sous toutes leurs formes</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln emploi</numerusform>
            <numerusform>%Ln emplois</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Emplois</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ConcordanceModel</name>
    <message>
        <source>Row</source>
        <translation>Ligne</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CountRange</name>
    <message>
        <source>%1, at least</source>
        <translation>%1, au moins</translation>
    </message>
    <message>
        <source>%1, at most</source>
        <translation>%1, au plus</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CountTable</name>
    <message>
        <source>Equality</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <comment>a figure in percent</comment>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>the map has nothing of the kind</comment>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CutRow</name>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>Cut away part %1 of 12</source>
        <translation>Découper la partie %1 sur 12</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Découpe</translation>
    </message>
    <message>
        <source>Half, position %1 of 12</source>
        <translation>Moitié, position %1 sur 12</translation>
    </message>
    <message>
        <source>Parts selected below</source>
        <translation>Parties choisies ci-dessous</translation>
    </message>
</context>
<context>
    <name>hexa::editor::DecisionPanel</name>
    <message>
        <source>Waiting for %1 at the screen.</source>
        <translation>En attente de %1 devant l’écran.</translation>
    </message>
    <message>
        <source>The game is over. Won by: %1.</source>
        <translation>La partie est terminée. Victoire&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Read rule %1</source>
        <translation>Lire la règle %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n place(s))</source>
        <comment>a deed</comment>
        <translation>
            <numerusform>%1 (%n lieu)</numerusform>
            <numerusform>%1 (%n lieux)</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is running. Start one with Play This Map.</source>
        <translation>Aucune partie en cours. En lancer une avec «&#x202f;Jouer sur cette carte&#x202f;».</translation>
    </message>
    <message>
        <source>Next to decide: %1.</source>
        <translation>Prochaine décision&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The game is over. Nobody won.</source>
        <translation>La partie est terminée. Personne n’a gagné.</translation>
    </message>
    <message>
        <source>Hide Secrets</source>
        <translation>Cacher les secrets</translation>
    </message>
    <message>
        <source>Show Secrets</source>
        <translation>Voir les secrets</translation>
    </message>
    <message>
        <source>Press this button, then click a place on the board</source>
        <translation>Appuyer sur ce bouton, puis cliquer sur un lieu du plateau</translation>
    </message>
    <message>
        <source>Copy to Orders</source>
        <translation>Copier dans les ordres</translation>
    </message>
    <message>
        <source>Follow Advice</source>
        <translation>Suivre ce conseil</translation>
    </message>
    <message>
        <source>Expected battle results</source>
        <translation>Issue prévue des affrontements</translation>
    </message>
    <message>
        <source>Program’s advice</source>
        <translation>Conseil du programme</translation>
    </message>
    <message>
        <source>Show Advice</source>
        <translation>Afficher un conseil</translation>
    </message>
    <message>
        <source>Close advice</source>
        <translation>Fermer le conseil</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Voir le rapport</translation>
    </message>
</context>
<context>
    <name>hexa::editor::DesignCanvas</name>
    <message>
        <source>partners: %1</source>
        <translation>partenaires&#x202f;:&#x202f;%1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>hexa::editor::EarlierTexts</name>
    <message>
        <source>Earlier texts</source>
        <translation>Textes antérieurs</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
</context>
<context>
    <name>hexa::editor::EditCommands</name>
    <message>
        <source>Place %1</source>
        <translation>Placer «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#x202f;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Close Texts</source>
        <translation>&amp;Fermer les textes</translation>
    </message>
    <message>
        <source>&amp;Close Game File</source>
        <translation>&amp;Fermer le fichier de jeu</translation>
    </message>
</context>
<context>
    <name>hexa::editor::EmptyHint</name>
    <message>
        <source>Drag tiles here from the palette. To fill the remaining slots, choose Generate &gt; Fill Empty Slots.</source>
        <translation>Glisser ici des tuiles de la palette. Pour le reste, choisir Générer &gt; Remplir les emplacements libres.</translation>
    </message>
    <message>
        <source>Drag tiles here from the palette. Use the tool Add or Remove Hexes to change the shape.</source>
        <translation>Glisser ici des tuiles de la palette. Changer la forme avec l’outil «&#x202f;Ajouter ou retirer des hexagones&#x202f;».</translation>
    </message>
</context>
<context>
    <name>hexa::editor::EndBanner</name>
    <message>
        <source>%1 %2</source>
        <comment>what is counted, the figures of all players</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Copy Picture</source>
        <translation>Copier l’image</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Victory: %1</source>
        <translation>Victoire&#x202f;: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Edit Map</source>
        <translation>Modifier la carte</translation>
    </message>
    <message>
        <source>The game is over. Nobody won.</source>
        <translation>La partie est terminée. Personne n’a gagné.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ExchangeCommands</name>
    <message>
        <source>Import Map</source>
        <translation>Importer une carte</translation>
    </message>
    <message>
        <source>Maps from other programs (*.tmx *.tmj *.json *.xml *.txt);;All files (*)</source>
        <translation>Cartes d’autres programmes (*.tmx *.tmj *.json *.xml *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>Tabletop Simulator, saved object (*.json)</source>
        <translation>Tabletop Simulator, objet enregistré (*.json)</translation>
    </message>
    <message>
        <source>VASSAL module (*.vmod)</source>
        <translation>Module VASSAL (*.vmod)</translation>
    </message>
    <message>
        <source>Text map (*.txt)</source>
        <translation>Carte texte (*.txt)</translation>
    </message>
    <message>
        <source>map</source>
        <comment>suggested file name</comment>
        <translation>carte</translation>
    </message>
    <message>
        <source>Export for Other Programs</source>
        <translation>Exporter pour d’autres programmes</translation>
    </message>
    <message>
        <source>Exporting %1…</source>
        <translation>Exportation de %1…</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>The map was imported, but not completely.</source>
        <translation>La carte a été importée, mais pas en entier.</translation>
    </message>
    <message>
        <source>No game is given in %1. Choose the game:</source>
        <translation>Aucun jeu n’est indiqué dans %1. Choisir le jeu&#x202f;:</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>Impossible d’ouvrir %1.</translation>
    </message>
    <message>
        <source>Tiled map (*.tmx)</source>
        <translation>Carte Tiled (*.tmx)</translation>
    </message>
    <message>
        <source>Tiled map as JSON (*.tmj)</source>
        <translation>Carte Tiled en JSON (*.tmj)</translation>
    </message>
    <message>
        <source>The map was exported, but not completely.</source>
        <translation>La carte a été exportée, mais pas en entier.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ExportDialog</name>
    <message>
        <source>One page, %1 × %2 mm</source>
        <translation>Une page, %1 × %2 mm</translation>
    </message>
    <message>
        <source>%1 × %2 px, on paper %3 × %4 mm</source>
        <translation>%1 × %2 px, sur papier %3 × %4 mm</translation>
    </message>
    <message>
        <source>map</source>
        <comment>suggested file name</comment>
        <translation>carte</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>Fichiers %1 (*.%2)</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;PNG</source>
        <translation>&amp;PNG</translation>
    </message>
    <message>
        <source>&amp;SVG</source>
        <translation>&amp;SVG</translation>
    </message>
    <message>
        <source>P&amp;DF</source>
        <translation>P&amp;DF</translation>
    </message>
    <message>
        <source>S&amp;tyle:</source>
        <translation>St&amp;yle&#x202f;:</translation>
    </message>
    <message>
        <source>Colour and symbol</source>
        <translation>Couleur et symbole</translation>
    </message>
    <message>
        <source>Pictorial</source>
        <translation>Illustré</translation>
    </message>
    <message>
        <source>Total &amp;width:</source>
        <translation>Largeur t&amp;otale&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Resolution:</source>
        <translation>&amp;Résolution&#x202f;:</translation>
    </message>
    <message>
        <source> px</source>
        <translation>&#xa0;px</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation>&#xa0;ppp</translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation>P&amp;apier&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>Orientatio&amp;n&#x202f;:</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Paysage</translation>
    </message>
    <message>
        <source>Column &amp;numbers</source>
        <translation>Numéros de &amp;colonnes</translation>
    </message>
    <message>
        <source>Row &amp;numbers</source>
        <translation>Numéros de li&amp;gnes</translation>
    </message>
    <message>
        <source>&amp;Empty slots</source>
        <translation>&amp;Emplacements libres</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Légende</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The picture would be too large. Choose smaller hexes.</source>
        <translation>L’image serait trop grande. Choisir des hexagones plus petits.</translation>
    </message>
    <message>
        <source>Export As</source>
        <translation>Exporter sous</translation>
    </message>
    <message>
        <source>Export stopped. No file was written.</source>
        <translation>Exportation interrompue. Aucun fichier n’a été écrit.</translation>
    </message>
    <message>
        <source>Bitmap image for websites and chats</source>
        <translation>Image en pixels pour le web et les messageries</translation>
    </message>
    <message>
        <source>Drawing that stays sharp and can be edited</source>
        <translation>Dessin qui reste net et peut être retouché</translation>
    </message>
    <message>
        <source>Page to print, with title and legend</source>
        <translation>Page à imprimer, avec titre et légende</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Exporter une image</translation>
    </message>
    <message>
        <source>Black on white (saves ink)</source>
        <translation>Noir sur blanc (économise l’encre)</translation>
    </message>
    <message>
        <source>&amp;Hex width:</source>
        <translation>Largeur d’un &amp;hexagone&#x202f;:</translation>
    </message>
    <message>
        <source>Pixels per inch. Determines the size of the picture on paper.</source>
        <translation>Pixels par pouce. Détermine la taille de l’image sur papier.</translation>
    </message>
    <message>
        <source>Transparent back&amp;ground</source>
        <translation>Fond transparen&amp;t</translation>
    </message>
    <message>
        <source>Tile &amp;IDs</source>
        <translation>&amp;Identifiants des tuiles</translation>
    </message>
    <message>
        <source>Picture preview</source>
        <translation>Aperçu de l’image</translation>
    </message>
    <message>
        <source>Page preview</source>
        <translation>Aperçu de la page</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Progression de l’exportation</translation>
    </message>
</context>
<context>
    <name>hexa::editor::FileCommands</name>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>Unnamed map</source>
        <translation>Carte sans nom</translation>
    </message>
    <message>
        <source>Save Map</source>
        <translation>Enregistrer la carte</translation>
    </message>
    <message>
        <source>Hexatelier maps (*.hexa)</source>
        <translation>Cartes Hexatelier (*.hexa)</translation>
    </message>
    <message>
        <source>%1 could not be saved. The map is still open and unchanged.</source>
        <translation>%1 n’a pas pu être enregistré. La carte reste ouverte et intacte.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#x202f;: %1</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Enregistrement de %1…</translation>
    </message>
    <message>
        <source>Open Map or Texts</source>
        <translation>Ouvrir une carte ou des textes</translation>
    </message>
    <message>
        <source>Text projects (*.hexatext);;Translation files (*.po *.xlf *.xliff *.ts *.csv *.tsv)</source>
        <translation>Projets de textes (*.hexatext);;Fichiers de traduction (*.po *.xlf *.xliff *.ts *.csv *.tsv)</translation>
    </message>
    <message>
        <source>%1 is open in another tab.</source>
        <translation>%1 est ouverte dans un autre onglet.</translation>
    </message>
    <message>
        <source>Close that map first, or choose another name.</source>
        <translation>Fermer d’abord l’autre carte ou choisir un autre nom.</translation>
    </message>
    <message>
        <source>Map “%1”</source>
        <translation>Carte «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>The file with the game owner’s data can’t be read. The program’s own data is used instead.</source>
        <translation>Le fichier contenant les données du possesseur du jeu ne peut pas être lu. Les données du programme sont utilisées à la place.</translation>
    </message>
    <message>
        <source>This sample can’t be opened.</source>
        <translation>Impossible d’ouvrir cet exemple de carte.</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>Impossible d’ouvrir %1.</translation>
    </message>
    <message>
        <source>Maps and games</source>
        <translation>Cartes et jeux</translation>
    </message>
    <message>
        <source>Text maps (*.txt)</source>
        <translation>Cartes texte (*.txt)</translation>
    </message>
    <message>
        <source>Printed maps (*.pdf)</source>
        <translation>Cartes imprimées (*.pdf)</translation>
    </message>
    <message>
        <source>Games in progress (*.hexgame)</source>
        <translation>Parties (*.hexgame)</translation>
    </message>
    <message>
        <source>Campaigns (*.hexacampaign)</source>
        <translation>Campagnes (*.hexacampaign)</translation>
    </message>
    <message>
        <source>Game files (*.hexgamedef)</source>
        <translation>Fichiers de jeu (*.hexgamedef)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::FillRest</name>
    <message>
        <source>Fill empty slots</source>
        <translation>Remplir les emplacements libres</translation>
    </message>
</context>
<context>
    <name>hexa::editor::FilterBar</name>
    <message>
        <source>Search texts</source>
        <translation>Chercher dans les textes</translation>
    </message>
    <message>
        <source>Show rows that contain these words</source>
        <translation>Afficher les lignes contenant ces mots</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Section</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Show only rows with open problems</source>
        <translation>N’afficher que les lignes ayant des problèmes non résolus</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Toutes les sections</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Tous les états</translation>
    </message>
    <message>
        <source>All checks</source>
        <translation>Toutes les vérifications</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln ligne</numerusform>
            <numerusform>%Ln lignes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln row(s)</source>
        <translation>
            <numerusform>%L1 sur %Ln ligne</numerusform>
            <numerusform>%L1 sur %Ln lignes</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Longer by</source>
        <translation>Plus long de</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Toutes les lignes</translation>
    </message>
    <message>
        <source>With notes</source>
        <translation>Avec des notes</translation>
    </message>
    <message>
        <source>Longer than the source</source>
        <translation>Plus longues que la source</translation>
    </message>
    <message>
        <source>Include hints in the list and when going to the next problem</source>
        <translation>Inclut aussi les remarques dans la liste et lors du passage au problème suivant</translation>
    </message>
    <message>
        <source>Row filter</source>
        <translation>Filtre des lignes</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent, with the blank before it</comment>
        <translation>&#x202f;%</translation>
    </message>
    <message>
        <source>Changed since opening</source>
        <translation>Modifiées depuis l’ouverture</translation>
    </message>
    <message>
        <source>With Problems</source>
        <translation>Avec problèmes</translation>
    </message>
    <message>
        <source>With Problems (%1)</source>
        <translation>Avec problèmes (%1)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Respecter la casse</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Mots entiers</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Occurrence précédente</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Occurrence suivante</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Tout remplacer</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Toutes les langues</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln occurrence</numerusform>
            <numerusform>%Ln occurrences</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) replaced</source>
        <translation>
            <numerusform>%Ln occurrence remplacée</numerusform>
            <numerusform>%Ln occurrences remplacées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln match(es)</source>
        <translation>
            <numerusform>%L1 sur %Ln occurrence</numerusform>
            <numerusform>%L1 sur %Ln occurrences</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Remplacer par</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Expression régulière</translation>
    </message>
    <message>
        <source>Search with a Perl-style regular expression. In the replacement, \1 inserts the match of the first group.</source>
        <translation>Cherche avec une expression régulière comme en Perl. Dans le texte de remplacement, \1 insère ce que le premier groupe a trouvé.</translation>
    </message>
    <message>
        <source>Searching with this regular expression takes too long. Simplify it.</source>
        <translation>La recherche avec cette expression régulière prend trop de temps. Simplifier l’expression.</translation>
    </message>
    <message>
        <source>Replace “%1” with “%2”</source>
        <translation>Remplacer «&#x202f;%1&#x202f;» par «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>Replace all “%1” with “%2”</source>
        <translation>Remplacer tous les «&#x202f;%1&#x202f;» par «&#x202f;%2&#x202f;»</translation>
    </message>
</context>
<context>
    <name>hexa::editor::FindPanel</name>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Find on the map</source>
        <translation>Rechercher sur la carte</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Search by name, ID, place (such as C3 R2), owner or note.</source>
        <translation>Recherche par nom, identifiant, lieu (par exemple C3 L2), propriétaire ou note.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es). The first %1 are listed.</source>
        <translation>
            <numerusform>%Ln résultat. Les %1 premiers sont affichés.</numerusform>
            <numerusform>%Ln résultats. Les %1 premiers sont affichés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln résultat</numerusform>
            <numerusform>%Ln résultats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::FindingsModel</name>
    <message>
        <source>%1 at %2</source>
        <comment>tile ID, place</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, sentence</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>sentence, place</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GalleryPanel</name>
    <message>
        <source>Searching…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Earlier runs (%1)</source>
        <translation>Essais précédents (%1)</translation>
    </message>
    <message>
        <source>%1, seed %2, version %3: %4 points</source>
        <translation>%1, graine %2, version %3&#x202f;: %4 points</translation>
    </message>
    <message>
        <source>%1, seed %2, version %3</source>
        <translation>%1, graine %2, version %3</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Fairest first</source>
        <translation>Les plus équitables d’abord</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Les plus récentes d’abord</translation>
    </message>
    <message>
        <source>%1: %2 first</source>
        <comment>quality, its high end</comment>
        <translation>%1&#x202f;: %2 d’abord</translation>
    </message>
    <message>
        <source>P&amp;in</source>
        <translation>É&amp;pingler</translation>
    </message>
    <message>
        <source>&amp;Re-roll Unpinned Maps</source>
        <translation>&amp;Relancer les autres cartes</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation>Essais précédents</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a step, what was drawn</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Open in &amp;New Tab</source>
        <translation>Ouvrir dans un &amp;nouvel onglet</translation>
    </message>
    <message numerus="yes">
        <source>%n map(s) selected.</source>
        <translation>
            <numerusform>%n carte sélectionnée.</numerusform>
            <numerusform>%n cartes sélectionnées.</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;ort order:</source>
        <translation>Trier &amp;par&#x202f;:</translation>
    </message>
    <message>
        <source>Keep this map when the other maps are generated again</source>
        <translation>Garde cette carte quand les autres cartes sont régénérées</translation>
    </message>
    <message>
        <source>Generate other maps with a new seed and keep the pinned maps</source>
        <translation>Génère d’autres cartes avec une nouvelle graine et garde celles qui sont épinglées</translation>
    </message>
    <message>
        <source>S&amp;ave Selected…</source>
        <translation>Enre&amp;gistrer la sélection…</translation>
    </message>
    <message>
        <source>Show Differences</source>
        <translation>Afficher les différences</translation>
    </message>
    <message>
        <source>Drawing &amp;Steps</source>
        <translation>É&amp;tapes du tirage</translation>
    </message>
    <message>
        <source>Show every random draw so that you can rebuild the map at a table</source>
        <translation>Affiche chaque tirage, pour refaire la carte sur une vraie table</translation>
    </message>
    <message>
        <source>Copy Steps</source>
        <translation>Copier les étapes</translation>
    </message>
    <message>
        <source>Drawing steps</source>
        <translation>Étapes du tirage</translation>
    </message>
    <message>
        <source>Go back to the maps and wishes of an earlier run</source>
        <translation>Revient aux cartes et aux souhaits d’un essai précédent</translation>
    </message>
    <message>
        <source>Check No&amp;w</source>
        <translation>&amp;Vérifier maintenant</translation>
    </message>
    <message>
        <source>Let all bots play this map in the background to see how fair it is</source>
        <translation>Fait jouer tous les bots sur cette carte en arrière-plan pour montrer si elle est équitable</translation>
    </message>
    <message>
        <source>Choose a method on the left to see maps that meet your wishes. Click a map to see it in place of the open one. Use Undo to return to the open map.</source>
        <translation>Choisir une méthode à gauche pour voir des cartes qui respectent les souhaits. Cliquer sur une carte pour la voir à la place de la carte ouverte. Utiliser Annuler pour revenir à celle-ci.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GameCards</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln tuile</numerusform>
            <numerusform>%Ln tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Blank shape</source>
        <translation>Forme vide</translation>
    </message>
    <message>
        <source>any size</source>
        <translation>taille au choix</translation>
    </message>
    <message>
        <source>A hexagon, rectangle or triangle of empty slots, of any size</source>
        <translation>Un hexagone, un rectangle ou un triangle d’emplacements libres, de taille quelconque</translation>
    </message>
    <message numerus="yes">
        <source>Campaign with %n scenario(s)</source>
        <translation>
            <numerusform>Campagne de %n scénario</numerusform>
            <numerusform>Campagne de %n scénarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Change game file</source>
        <translation>Modifier le fichier de jeu</translation>
    </message>
    <message>
        <source>Tiles and rules</source>
        <translation>Tuiles et règles</translation>
    </message>
    <message>
        <source>Show the tables of this game file</source>
        <translation>Afficher les tableaux de ce fichier de jeu</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Nouvelle carte</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Sample maps</source>
        <translation>Exemples de cartes</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GameCommands</name>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>Impossible d’ouvrir %1.</translation>
    </message>
    <message>
        <source>No maps can be created for this game.</source>
        <translation>Impossible de créer des cartes de ce jeu.</translation>
    </message>
    <message>
        <source>Import Game File</source>
        <translation>Importer un fichier de jeu</translation>
    </message>
    <message>
        <source>Game files (*.hexgamedef);;All files (*)</source>
        <translation>Fichiers de jeu (*.hexgamedef);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 could not be saved. The game file is still open and unchanged.</source>
        <translation>Impossible d’enregistrer %1. Le fichier de jeu reste ouvert et inchangé.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#x202f;: %1</translation>
    </message>
    <message>
        <source>Saved: %1. The game file has problems, so no maps can be created yet.</source>
        <translation>Enregistré&#x202f;: %1. Le fichier de jeu a encore des problèmes&#x202f;: aucune carte ne peut être créée.</translation>
    </message>
    <message>
        <source>Save Game File</source>
        <translation>Enregistrer le fichier de jeu</translation>
    </message>
    <message>
        <source>Game files (*.hexgamedef)</source>
        <translation>Fichiers de jeu (*.hexgamedef)</translation>
    </message>
    <message>
        <source>&amp;Change Maps</source>
        <translation>&amp;Modifier les cartes</translation>
    </message>
    <message>
        <source>&amp;Keep Maps as They Are</source>
        <translation>&amp;Garder les cartes telles quelles</translation>
    </message>
    <message numerus="yes">
        <source>%n open map(s) changed to the new edition of the game.</source>
        <translation>
            <numerusform>%n carte ouverte utilise maintenant la nouvelle édition du jeu.</numerusform>
            <numerusform>%n cartes ouvertes utilisent maintenant la nouvelle édition du jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add layout</source>
        <translation>Ajouter une disposition</translation>
    </message>
    <message>
        <source>Unnamed game</source>
        <translation>Jeu sans nom</translation>
    </message>
    <message>
        <source>Game “%1”</source>
        <translation>Jeu «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>Changing the open maps to the new edition removes objects from them.</source>
        <translation>Le passage des cartes ouvertes à la nouvelle édition en retire des objets.</translation>
    </message>
    <message>
        <source>Translate game texts</source>
        <translation>Traduire les textes du jeu</translation>
    </message>
    <message>
        <source>This sample can’t be opened.</source>
        <translation>Impossible d’ouvrir cet exemple de carte.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GameDocument</name>
    <message>
        <source>Unnamed game file</source>
        <translation>Fichier de jeu sans nom</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GamePage</name>
    <message>
        <source>New &amp;Map</source>
        <translation>Nouvelle &amp;carte</translation>
    </message>
    <message>
        <source>Create a map with the chosen layout</source>
        <translation>Créer une carte avec la disposition choisie</translation>
    </message>
    <message>
        <source>&amp;Save Game File</source>
        <translation>&amp;Enregistrer le fichier de jeu</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>Parts of the game file</source>
        <translation>Rubriques du fichier de jeu</translation>
    </message>
    <message>
        <source>More</source>
        <comment>parts of a game file</comment>
        <translation>Autres</translation>
    </message>
    <message>
        <source>&amp;Translate…</source>
        <translation>&amp;Traduire…</translation>
    </message>
    <message>
        <source>Translate the names and sentences of the game</source>
        <translation>Traduire les noms et les phrases du jeu</translation>
    </message>
    <message>
        <source>New &amp;Map: %1</source>
        <translation>Nouvelle &amp;carte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Create a map with this layout. Select another one in Layouts.</source>
        <translation>Créer une carte avec cette disposition. En choisir une autre dans «&#x202f;Dispositions&#x202f;».</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GamePreview</name>
    <message>
        <source>Open maps keep the previous edition until the problems are solved.</source>
        <translation>Les cartes ouvertes gardent l’édition précédente jusqu’à la résolution des problèmes.</translation>
    </message>
    <message>
        <source>No maps can be created until the problems are solved.</source>
        <translation>Aucune carte ne peut être créée avant la résolution des problèmes.</translation>
    </message>
    <message>
        <source>Open maps change when you leave this page. Their undo steps and galleries are lost.</source>
        <translation>Les cartes ouvertes changent quand on quitte cette page. Leurs étapes d’annulation et leurs galeries sont perdues.</translation>
    </message>
    <message>
        <source>The region</source>
        <translation>La région</translation>
    </message>
    <message>
        <source>The open map</source>
        <translation>Carte ouverte</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Disposition&#x202f;: %1</translation>
    </message>
    <message>
        <source>Objects that will be removed from open maps:</source>
        <translation>Objets qui seront retirés des cartes ouvertes&#x202f;:</translation>
    </message>
    <message>
        <source>An example map</source>
        <translation>Une carte d’exemple</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GameProblems</name>
    <message>
        <source>Problems in the game file (choose one to go there):</source>
        <translation>Problèmes du fichier de jeu (en choisir un pour y aller)&#x202f;:</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <comment>part of a game file, number</comment>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <comment>a repair of a game file</comment>
        <translation>Problème&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GenerateCommands</name>
    <message>
        <source>Save Maps to a Folder</source>
        <translation>Enregistrer les cartes dans un dossier</translation>
    </message>
    <message numerus="yes">
        <source>%n map(s) saved in %1</source>
        <translation>
            <numerusform>%n carte enregistrée dans %1</numerusform>
            <numerusform>%n cartes enregistrées dans %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty slot(s) filled.</source>
        <translation>
            <numerusform>%Ln emplacement libre rempli.</numerusform>
            <numerusform>%Ln emplacements libres remplis.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles in the way (marked): %1.</source>
        <translation>Tuiles gênantes (marquées)&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The empty slots can’t be filled.</source>
        <translation>Les emplacements libres ne peuvent pas être remplis.</translation>
    </message>
    <message>
        <source>&amp;Fill as Free Design</source>
        <translation>Remplir en création &amp;libre</translation>
    </message>
    <message>
        <source>Switch to free design</source>
        <translation>Passer en création libre</translation>
    </message>
    <message>
        <source>The map is the same for every seat (%1).</source>
        <translation>La carte est identique pour chaque place (%1).</translation>
    </message>
    <message>
        <source>No fairer map is possible with the placed tiles: the gap is about %1 points. All %2 possibilities were tried.</source>
        <translation>Avec les tuiles posées, aucune carte plus équitable n’est possible&#x202f;: écart d’environ %1 points. Les %2 possibilités ont toutes été essayées.</translation>
    </message>
    <message>
        <source>The tiles are from a proven map.</source>
        <translation>Les tuiles viennent d’une carte éprouvée.</translation>
    </message>
    <message>
        <source>Filling the empty slots: bots are looking for the fairest tiles (%1). To cancel, choose Generate &gt; Stop Generating.</source>
        <translation>Remplissage des emplacements libres&#x202f;: les bots cherchent le remplissage le plus équitable (%1). Pour annuler, choisir Générer &gt; Arrêter la génération.</translation>
    </message>
    <message>
        <source>To make the map fairer, choose Generate &gt; Find Repairs.</source>
        <translation>Pour rendre la carte plus équitable, choisir Générer &gt; Chercher des réparations.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GenerateSession</name>
    <message>
        <source>Use generated map %1</source>
        <translation>Adopter la carte générée %1</translation>
    </message>
    <message>
        <source>No proven map fits the layout, the style, the locked tiles and the wishes. Unlock tiles or change the style or the wishes.</source>
        <translation>Aucune carte éprouvée ne correspond à la disposition, au style, aux tuiles verrouillées et aux souhaits. Déverrouiller des tuiles, ou changer le style ou les souhaits.</translation>
    </message>
    <message numerus="yes">
        <source>%n proven map(s) in the gallery.</source>
        <translation>
            <numerusform>%n carte éprouvée dans la galerie.</numerusform>
            <numerusform>%n cartes éprouvées dans la galerie.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no proven maps of this shape. Choose one of the methods, or the layout “%1”, which has some.</source>
        <translation>Aucune carte éprouvée n’a cette forme. Choisir une des méthodes, ou la disposition «&#x202f;%1&#x202f;», pour laquelle il en existe.</translation>
    </message>
    <message>
        <source>There are no proven maps for this number of players and variant. Choose one of the methods.</source>
        <translation>Il n’y a pas de cartes éprouvées pour ce nombre de joueurs et cette variante. Choisir une des méthodes.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>Search terms</source>
        <translation>Chercher des termes</translation>
    </message>
    <message>
        <source>Show terms that contain these words</source>
        <translation>Afficher les termes contenant ces mots</translation>
    </message>
    <message>
        <source>&amp;Add Term</source>
        <translation>&amp;Ajouter un terme</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Termes</translation>
    </message>
    <message>
        <source>No texts are open. Open a text project first.</source>
        <translation>Aucun texte n’est ouvert. Ouvrir d’abord un projet de textes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s)</source>
        <translation>
            <numerusform>%Ln terme</numerusform>
            <numerusform>%Ln termes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln term(s)</source>
        <translation>
            <numerusform>%L1 sur %Ln terme</numerusform>
            <numerusform>%L1 sur %Ln termes</numerusform>
        </translation>
    </message>
    <message>
        <source>Map texts use the glossary of their game. That glossary can’t be changed here.</source>
        <translation>Les textes d’une carte utilisent le glossaire de son jeu. Ce glossaire ne peut pas être modifié ici.</translation>
    </message>
    <message>
        <source>No terms yet. Add the first one.</source>
        <translation>Pas encore de termes. Ajouter le premier.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Import terms from a TBX, CSV or JSON file</source>
        <translation>Importe des termes d’un fichier TBX, CSV ou JSON</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Export the terms as a TBX, CSV or JSON file</source>
        <translation>Exporte les termes dans un fichier TBX, CSV ou JSON</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GlossaryModel</name>
    <message>
        <source>preferred</source>
        <translation>préféré</translation>
    </message>
    <message>
        <source>admitted</source>
        <translation>admis</translation>
    </message>
    <message>
        <source>to be replaced</source>
        <translation>à remplacer</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>%1: no form</source>
        <translation>%1&#x202f;: aucune forme</translation>
    </message>
    <message>
        <source>%1: more than one preferred form. Keep only one.</source>
        <translation>%1&#x202f;: plus d’une forme préférée. N’en garder qu’une.</translation>
    </message>
    <message>
        <source>%1: no preferred form. Choose one.</source>
        <translation>%1&#x202f;: aucune forme préférée. En choisir une.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Change term %1</source>
        <translation>Modifier le terme %1</translation>
    </message>
    <message>
        <source>Add term</source>
        <translation>Ajouter un terme</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln term(s)</source>
        <translation>
            <numerusform>Retirer %Ln terme</numerusform>
            <numerusform>Retirer %Ln termes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%2” is also a form of the term %3. Remove one of them.</source>
        <translation>%1&#x202f;: «&#x202f;%2&#x202f;» est aussi une forme du terme %3. Supprimer l’une des deux.</translation>
    </message>
    <message>
        <source>A term needs a key. Enter one.</source>
        <translation>Un terme a besoin d’une clé. Saisir une clé.</translation>
    </message>
    <message>
        <source>The term “%1” already exists. Enter a different key.</source>
        <translation>Le terme «&#x202f;%1&#x202f;» existe déjà. Saisir une autre clé.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::HeatLegend</name>
    <message>
        <source>Colours from dark (%1) to bright (%2)</source>
        <translation>Couleurs du sombre (%1) au clair (%2)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::HelpCommands</name>
    <message>
        <source>Prepare the guided tour</source>
        <translation>Préparer la visite guidée</translation>
    </message>
    <message>
        <source>hexatelier-manual</source>
        <comment>suggested file name</comment>
        <translation>hexatelier-manuel</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>End of the tour. Everything else is in the manual (F1).</source>
        <translation>Fin de la visite. Tout le reste est dans le manuel (F1).</translation>
    </message>
    <message>
        <source>Save Manual</source>
        <translation>Enregistrer le manuel</translation>
    </message>
    <message>
        <source>The manual could not be saved there. Choose another folder.</source>
        <translation>Le manuel n’a pas pu être enregistré à cet endroit. Choisir un autre dossier.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Hints</name>
    <message>
        <source>%1: %2</source>
        <comment>what, and how many</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>hexa::editor::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Go &amp;Back to Here</source>
        <translation>&amp;Revenir jusqu’ici</translation>
    </message>
    <message>
        <source>Go &amp;Forward to Here</source>
        <translation>&amp;Avancer jusqu’ici</translation>
    </message>
    <message>
        <source>Map opened</source>
        <translation>Carte ouverte</translation>
    </message>
    <message>
        <source>Texts opened</source>
        <translation>Textes ouverts</translation>
    </message>
    <message>
        <source>Text history</source>
        <translation>Historique des textes</translation>
    </message>
    <message>
        <source>Steps so far. The disk marks the saved state.</source>
        <translation>Étapes effectuées. La disquette marque l’état enregistré.</translation>
    </message>
    <message>
        <source>Go to &amp;Saved State</source>
        <translation>Aller à l’état &amp;enregistré</translation>
    </message>
    <message>
        <source>&amp;Copy List</source>
        <translation>&amp;Copier la liste</translation>
    </message>
</context>
<context>
    <name>hexa::editor::HomeRow</name>
    <message>
        <source>Home of player %1</source>
        <translation>Case de départ du joueur %1</translation>
    </message>
    <message>
        <source>Add home of player %1</source>
        <translation>Ajouter la case de départ du joueur %1</translation>
    </message>
    <message>
        <source>Remove home of player %1</source>
        <translation>Retirer la case de départ du joueur %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ImportDialog</name>
    <message>
        <source>Import Texts</source>
        <translation>Importer des textes</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texte brut</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format&#x202f;:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Glossary:</source>
        <translation>Glossaire&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>Text in %1</source>
        <translation>Texte en %1</translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation>Choisir d’abord un fichier.</translation>
    </message>
    <message>
        <source>From &amp;PO, XLIFF or TS…</source>
        <translation>Depuis &amp;PO, XLIFF ou TS…</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a language, before the file of its text</comment>
        <translation>%1&#x202f;:</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Lecture des fichiers…</translation>
    </message>
    <message>
        <source>Read as Windows-1252 (old files with wrong accents)</source>
        <translation>Lire en Windows-1252 (anciens fichiers aux accents incorrects)</translation>
    </message>
    <message>
        <source>Choose the finished text in at least two languages. Matching paragraphs and sentences are placed side by side in rows. You can correct mistakes by hand.</source>
        <translation>Choisir le texte fini dans au moins deux langues. Les paragraphes et les phrases qui se correspondent sont placés côte à côte, en lignes. Les erreurs se corrigent à la main.</translation>
    </message>
    <message>
        <source>By file name</source>
        <translation>Selon le nom du fichier</translation>
    </message>
    <message>
        <source>Translation files already have their languages side by side</source>
        <translation>Les fichiers de traduction contiennent déjà leurs langues côte à côte</translation>
    </message>
    <message>
        <source>%1 of %2 sentences, %p%</source>
        <translation>%1 phrases sur %2, %p&#x202f;%</translation>
    </message>
    <message>
        <source>From file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>Glossaries (*.tbx *.xml *.csv *.tsv *.json *.txt);;All files (*)</source>
        <translation>Glossaires (*.tbx *.xml *.csv *.tsv *.json *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md *.markdown *.odt *.docx *.rtf *.epub *.html);;All files (*)</source>
        <translation>Textes (*.txt *.md *.markdown *.odt *.docx *.rtf *.epub *.html);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Inspector</name>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
</context>
<context>
    <name>hexa::editor::KeyboardPage</name>
    <message>
        <source>&amp;Press the keys for “%1”:</source>
        <translation>Appu&amp;yer sur les touches pour «&#x202f;%1&#x202f;»&#x202f;:</translation>
    </message>
    <message>
        <source>Search by name or shortcut</source>
        <translation>Chercher par nom ou par raccourci</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>Commandes et leurs raccourcis</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>Par &amp;défaut</translation>
    </message>
    <message>
        <source>Select a command to change its shortcut.</source>
        <translation>Sélectionner une commande pour changer son raccourci.</translation>
    </message>
    <message>
        <source>Default: no keys</source>
        <translation>Par défaut&#x202f;: aucune touche</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Par défaut&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”.</source>
        <translation>%1 est déjà attribué à «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>Shortcut for the selected command</source>
        <translation>Raccourci de la commande sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>&amp;Effacer</translation>
    </message>
    <message>
        <source>Reset &amp;All to Defaults</source>
        <translation>Tout &amp;rétablir par défaut</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>Réattri&amp;buer</translation>
    </message>
    <message>
        <source>Assign the keys to this command. The other command loses them.</source>
        <translation>Attribue les touches à cette commande. L’autre commande les perd.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::KindModel</name>
    <message>
        <source>Empty slot (eraser)</source>
        <translation>Gomme (emplacement libre)</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Disposition</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln on the map</source>
        <translation>
            <numerusform>%1&#x202f;: %Ln sur la carte</numerusform>
            <numerusform>%1&#x202f;: %Ln sur la carte</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <comment>in the box</comment>
        <translation>épuisée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>in the box</comment>
        <translation>
            <numerusform>reste %Ln</numerusform>
            <numerusform>reste %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <comment>for the box</comment>
        <translation>
            <numerusform>%Ln de trop</numerusform>
            <numerusform>%Ln de trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln placed</source>
        <comment>tiles or pieces on the map</comment>
        <translation>
            <numerusform>%Ln posée</numerusform>
            <numerusform>%Ln posées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %Ln on the map</source>
        <comment>name, what is left</comment>
        <translation>
            <numerusform>%1&#x202f;: %2, %Ln sur la carte</numerusform>
            <numerusform>%1&#x202f;: %2, %Ln sur la carte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: removes the tile but keeps the hex in the layout</source>
        <translation>%1&#x202f;: retire la tuile, l’hexagone reste dans la disposition</translation>
    </message>
    <message>
        <source>%1: a hex left without a tile on purpose</source>
        <translation>%1&#x202f;: un hexagone laissé exprès sans tuile</translation>
    </message>
    <message>
        <source>%1. More would need a second box.</source>
        <translation>%1. Pour en poser plus, il faut une deuxième boîte.</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (touche %2)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LanguageTabs</name>
    <message>
        <source>%1 –</source>
        <comment>language code, nothing written yet</comment>
        <translation>%1 –</translation>
    </message>
    <message>
        <source>%1: no text yet</source>
        <translation>%1&#x202f;: pas encore de texte</translation>
    </message>
    <message>
        <source>Text language</source>
        <translation>Langue des textes</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LayerRows</name>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Show Only &amp;This Layer</source>
        <translation>Afficher seulement &amp;ce calque</translation>
    </message>
    <message>
        <source>&amp;Lock All Other Layers</source>
        <translation>&amp;Verrouiller tous les autres calques</translation>
    </message>
    <message>
        <source>Show &amp;All Layers</source>
        <translation>Afficher &amp;tous les calques</translation>
    </message>
    <message>
        <source>&amp;Unlock All Layers</source>
        <translation>&amp;Déverrouiller tous les calques</translation>
    </message>
    <message>
        <source>Show layer: %1</source>
        <translation>Afficher le calque&#x202f;: %1</translation>
    </message>
    <message>
        <source>Lock layer: %1</source>
        <translation>Verrouiller le calque&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LayersPanel</name>
    <message>
        <source>Layers</source>
        <translation>Calques</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LayoutForm</name>
    <message>
        <source>Home of player %1</source>
        <translation>Case de départ du joueur %1</translation>
    </message>
    <message>
        <source>Fixed tile: %1</source>
        <translation>Tuile fixe&#x202f;: %1</translation>
    </message>
    <message>
        <source>Zone: %1</source>
        <translation>Zone&#x202f;: %1</translation>
    </message>
    <message>
        <source>Zone: %1, player %2</source>
        <translation>Zone&#x202f;: %1, joueur %2</translation>
    </message>
    <message>
        <source>Change the layout</source>
        <translation>Modifier la disposition</translation>
    </message>
    <message>
        <source>Obje&amp;ct:</source>
        <translation>O&amp;bjet&#x202f;:</translation>
    </message>
    <message>
        <source>Click in the picture to place the object. Click again to remove it. Fixed tiles are locked on new maps. To add a hex, choose “Hex” and click beside the map.</source>
        <translation>Cliquer dans l’image pour placer l’objet. Cliquer de nouveau pour l’enlever. Les tuiles fixes sont verrouillées sur les nouvelles cartes. Pour ajouter un hexagone, choisir «&#x202f;Hexagone&#x202f;» et cliquer à côté de la carte.</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>%1, whole rows</source>
        <comment>zone</comment>
        <translation>%1, lignes entières</translation>
    </message>
    <message>
        <source>%1, whole columns</source>
        <comment>zone</comment>
        <translation>%1, colonnes entières</translation>
    </message>
    <message>
        <source>Object to place or remove with a click in the picture</source>
        <translation>Objet à placer ou à retirer d’un clic dans l’image</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LayoutTool</name>
    <message>
        <source>Add hexes to the layout</source>
        <translation>Ajouter des hexagones à la disposition</translation>
    </message>
    <message>
        <source>Remove hexes from the layout</source>
        <translation>Retirer des hexagones de la disposition</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first (L).</source>
        <translation>Verrouillé&#x202f;: %1. Déverrouiller d’abord (L).</translation>
    </message>
    <message>
        <source>Remove from the layout</source>
        <translation>Retirer de la disposition</translation>
    </message>
    <message>
        <source>Add to the layout</source>
        <translation>Ajouter à la disposition</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LedgerPanel</name>
    <message>
        <source>Gap %1 → %2 points</source>
        <comment>before and after what is dragged</comment>
        <translation>Écart %1 → %2 points</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mesure en cours…</translation>
    </message>
    <message>
        <source>%1 ↔ %2: %3 → %4 points</source>
        <comment>two tiles, gap before and after</comment>
        <translation>%1 ↔ %2&#x202f;: %3 → %4 points</translation>
    </message>
    <message>
        <source>S&amp;wap These Tiles</source>
        <translation>Échanger ces t&amp;uiles</translation>
    </message>
    <message>
        <source>Causes of the gap</source>
        <translation>Causes de l’écart</translation>
    </message>
    <message>
        <source>Predicted gap: %1</source>
        <translation>Écart prévu&#x202f;: %1</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Mesures</translation>
    </message>
    <message>
        <source>Measures by seat</source>
        <translation>Mesures par place</translation>
    </message>
    <message>
        <source>Other measures</source>
        <translation>Autres mesures</translation>
    </message>
    <message>
        <source>Double-click to show this on the map</source>
        <translation>Double-cliquer pour l’afficher sur la carte</translation>
    </message>
    <message>
        <source>Swaps to reduce the gap</source>
        <translation>Échanges qui réduisent l’écart</translation>
    </message>
    <message>
        <source>Click to mark the two tiles on the map</source>
        <translation>Cliquer pour marquer les deux tuiles sur la carte</translation>
    </message>
    <message>
        <source>Swap the tiles in the selected row. You can undo this.</source>
        <translation>Échange les tuiles de la ligne sélectionnée. Cette action peut être annulée.</translation>
    </message>
    <message>
        <source>Win rates by seat: %1%. Predicted from earlier games (bot: %2). Run a check to have bots play this map.</source>
        <translation>Taux de victoire par place&#x202f;: %1&#x202f;%. Prévision d’après des parties antérieures (bot&#x202f;: %2). Lancer une vérification pour faire jouer les bots sur cette carte.</translation>
    </message>
    <message>
        <source>For four out of five such maps, the gap is within the range in brackets.</source>
        <translation>Pour quatre cartes de ce genre sur cinq, l’écart est dans la plage entre parenthèses.</translation>
    </message>
    <message>
        <source>Gap %1 to %2 points, depending on how the empty slots are filled</source>
        <translation>Écart de %1 à %2 points, selon le remplissage des emplacements libres</translation>
    </message>
    <message numerus="yes">
        <source>The map has %Ln empty slot(s). The figures are averages of %1 random fillings. Careful filling can reduce the gap.</source>
        <translation>
            <numerusform>La carte a %Ln emplacement libre. Les chiffres sont des moyennes de %1 remplissages aléatoires. Un remplissage réfléchi peut réduire l’écart.</numerusform>
            <numerusform>La carte a %Ln emplacements libres. Les chiffres sont des moyennes de %1 remplissages aléatoires. Un remplissage réfléchi peut réduire l’écart.</numerusform>
        </translation>
    </message>
    <message>
        <source>No prediction: no games have been evaluated yet for this number of players and these variants. The measures below are taken from the map itself. Run a check to have bots play this map.</source>
        <translation>Pas de prévision&#x202f;: aucune partie n’a encore été évaluée pour ce nombre de joueurs et ces variantes. Les mesures ci-dessous viennent de la carte seule. Lancer une vérification pour faire jouer les bots sur la carte.</translation>
    </message>
    <message>
        <source>This game has no balance measures. Run a check to have bots play this map.</source>
        <translation>Ce jeu n’a pas de mesures d’équilibre. Lancer une vérification pour faire jouer les bots sur la carte.</translation>
    </message>
    <message>
        <source>Win rates by turn order: %1%, from %2 games on this map (bot: %3).</source>
        <translation>Taux de victoire selon l’ordre de jeu&#x202f;: %1&#x202f;%, d’après %2 parties sur cette carte (bot&#x202f;: %3).</translation>
    </message>
    <message>
        <source>Win rates by seat: %1%, from %2 games on this map (bot: %3).</source>
        <translation>Taux de victoire par place&#x202f;: %1&#x202f;%, d’après %2 parties sur cette carte (bot&#x202f;: %3).</translation>
    </message>
    <message>
        <source>Target: %1%.</source>
        <comment>shares of the wins</comment>
        <translation>Objectif&#x202f;: %1&#x202f;%.</translation>
    </message>
    <message>
        <source>Select a measure to see its meaning.</source>
        <translation>Sélectionner une mesure pour voir sa signification.</translation>
    </message>
    <message>
        <source>&amp;Hide Equal Measures</source>
        <translation>&amp;Masquer les mesures égales</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Show %n Equal Measure(s)</source>
        <translation>
            <numerusform>A&amp;fficher %n mesure égale</numerusform>
            <numerusform>A&amp;fficher %n mesures égales</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat %1 wins most often (%2), seat %3 least often (%4).</source>
        <translation>La place %1 gagne le plus souvent (%2), la place %3 le moins souvent (%4).</translation>
    </message>
    <message>
        <source>&amp;Make It Fair</source>
        <translation>Rendre é&amp;quitable</translation>
    </message>
    <message>
        <source>Let bots test tile swaps and show which ones help</source>
        <translation>Faire tester des échanges par les bots et montrer ceux qui améliorent l’équité</translation>
    </message>
    <message>
        <source>The measures below are taken from the map itself. No games are played, because the program has no rules for this game.</source>
        <translation>Les mesures ci-dessous viennent de la carte elle-même. Aucune partie n’est jouée, car le programme ne connaît pas les règles de ce jeu.</translation>
    </message>
    <message>
        <source>The map is the same for every seat, so no games are needed. Only the starting player differs.</source>
        <translation>La carte est identique pour chaque place&#x202f;: aucune partie n’est nécessaire. Seul le premier joueur change.</translation>
    </message>
    <message>
        <source>All seats win equally often (%1).</source>
        <translation>Toutes les places gagnent aussi souvent les unes que les autres (%1).</translation>
    </message>
    <message>
        <source>Each tile is outlined on the map in the colour of the favoured seat. Click to outline only these tiles.</source>
        <translation>Chaque tuile est entourée sur la carte dans la couleur de la place favorisée. Cliquer pour n’entourer que ces tuiles.</translation>
    </message>
    <message>
        <source>The measures don’t explain this gap, but the games have shown it. Use Repair to test swaps in games.</source>
        <translation>Les mesures n’expliquent pas cet écart, mais les parties l’ont montré. Utiliser Réparation pour essayer des échanges en jouant.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LeftWorkDialog</name>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Récupérer</translation>
    </message>
    <message>
        <source>&amp;Discard Copy</source>
        <translation>&amp;Supprimer la copie</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Recover Work</source>
        <translation>Récupérer le travail non enregistré</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>work that was not saved, when</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Ask &amp;Later</source>
        <translation>Demander plus &amp;tard</translation>
    </message>
    <message>
        <source>Hexatelier quit unexpectedly. Not saved: %1.</source>
        <translation>Hexatelier s’est arrêté de façon inattendue. Non enregistré&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Hexatelier quit unexpectedly before this work was saved. Recover or discard the ticked items.</source>
        <translation>Hexatelier s’est arrêté de façon inattendue avant l’enregistrement de ce travail. Récupérer ou supprimer les éléments cochés.</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Travail non enregistré</translation>
    </message>
    <message>
        <source>A window can open only one item of this kind. This one will be offered at the next start.</source>
        <translation>Une fenêtre ne peut ouvrir qu’un élément de ce type. Celui-ci sera proposé au prochain démarrage.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Locale</name>
    <message>
        <source>d MMMM yyyy, HH:mm:ss</source>
        <comment>date and time</comment>
        <translation>d MMMM yyyy, HH:mm:ss</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a number in percent</comment>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LogPanel</name>
    <message>
        <source>new since your last decision</source>
        <translation>nouveau depuis la dernière décision du joueur</translation>
    </message>
    <message>
        <source>Press Enter or double-click to go to this moment</source>
        <translation>Entrée ou double-clic&#x202f;: aller à ce moment</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Journal des événements</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MainWindow</name>
    <message>
        <source>“%1” is not available for %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas disponible pour %2.</translation>
    </message>
    <message>
        <source>work without a file</source>
        <translation>travail sans fichier</translation>
    </message>
    <message>
        <source>Unsaved changes (%1) are now in %2. No recovery copy could be written: %3</source>
        <translation>Les modifications non enregistrées (%1) sont maintenant dans %2. Aucune copie de secours n’a pu être écrite&#x202f;: %3</translation>
    </message>
    <message>
        <source>The rules reference has no entry for %1.</source>
        <translation>L’aide-mémoire des règles n’a pas d’entrée pour %1.</translation>
    </message>
    <message>
        <source>Unsaved changes were lost (%1). No recovery copy could be written: %2</source>
        <translation>Des modifications non enregistrées sont perdues (%1). Aucune copie de secours n’a pu être écrite&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>Manual sections</source>
        <translation>Sections du manuel</translation>
    </message>
    <message>
        <source>No section contains these words. Enter other words.</source>
        <translation>Aucune section ne contient ces mots. Saisir d’autres mots.</translation>
    </message>
    <message>
        <source>Save the whole manual to read or print it elsewhere</source>
        <translation>Enregistre tout le manuel, pour le lire ou l’imprimer ailleurs</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapCanvas</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n point de victoire</numerusform>
            <numerusform>%n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>locked</source>
        <translation>verrouillé</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>joueur %1</translation>
    </message>
    <message>
        <source>neighbours: %1</source>
        <translation>voisins&#x202f;: %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>%1 of player %2</source>
        <translation>%1 du joueur %2</translation>
    </message>
    <message>
        <source>special rule: %1</source>
        <translation>règle spéciale&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>ID and kind of a tile, its special rule</comment>
        <translation>%1 (%2)&#x202f;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n pièce</numerusform>
            <numerusform>%n pièces</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the arrow keys to move from hex to hex, digits to place a tile and Delete to clear a hex</source>
        <translation>Flèches&#x202f;: passer d’un hexagone à l’autre. Chiffres&#x202f;: placer une tuile. Suppr&#x202f;: vider l’hexagone</translation>
    </message>
    <message>
        <source>No hexes yet. Draw some with the Add or Remove Hexes tool, or choose a layout with File &gt; New Map.</source>
        <translation>Pas encore d’hexagones. En dessiner avec l’outil Ajouter ou retirer des hexagones, ou choisir une disposition avec Fichier &gt; Nouvelle carte.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapCell</name>
    <message>
        <source>smallest gap</source>
        <comment>of several maps side by side</comment>
        <translation>plus petit écart</translation>
    </message>
    <message>
        <source>Switch to this map</source>
        <translation>Passer à cette carte</translation>
    </message>
    <message>
        <source>Hide this map but keep it open</source>
        <translation>Masquer cette carte en la laissant ouverte</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapCommands</name>
    <message>
        <source>Renumber all IDs</source>
        <translation>Réattribuer tous les identifiants</translation>
    </message>
    <message>
        <source>Rotate map left</source>
        <translation>Faire pivoter la carte vers la gauche</translation>
    </message>
    <message>
        <source>Rotate map right</source>
        <translation>Faire pivoter la carte vers la droite</translation>
    </message>
    <message>
        <source>Mirror map</source>
        <translation>Mettre la carte en miroir</translation>
    </message>
    <message>
        <source>Switch to free design</source>
        <translation>Passer en création libre</translation>
    </message>
    <message>
        <source>Switch to rulebook design</source>
        <translation>Passer en création selon le livret de règles</translation>
    </message>
    <message numerus="yes">
        <source>Change to %n player(s)</source>
        <translation>
            <numerusform>Passer à %n joueur</numerusform>
            <numerusform>Passer à %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>Rien n’est verrouillé.</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>Tout déverrouiller</translation>
    </message>
    <message>
        <source>Choose a symmetry first (S).</source>
        <translation>Choisir d’abord une symétrie (S).</translation>
    </message>
    <message>
        <source>Select the hex to start from.</source>
        <translation>Sélectionner l’hexagone par lequel commencer.</translation>
    </message>
    <message>
        <source>Clear all tiles</source>
        <translation>Retirer toutes les tuiles</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapGuard</name>
    <message>
        <source>The game could not be kept.</source>
        <translation>La partie n’a pas pu être conservée.</translation>
    </message>
    <message>
        <source>game</source>
        <comment>suggested file name</comment>
        <translation>partie</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>La partie n’a pas pu être enregistrée.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapPage</name>
    <message>
        <source>Set rules: %1</source>
        <translation>Définir les règles&#x202f;: %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Auteur</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Drawn by hand</source>
        <translation>Dessinée à la main</translation>
    </message>
    <message>
        <source>Generated: %1, version %2</source>
        <translation>Générée&#x202f;: %1, version %2</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Graine&#x202f;: %1</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Disposition&#x202f;: %1</translation>
    </message>
    <message>
        <source>Stand-in layout: the printed one is not known.</source>
        <translation>Disposition de remplacement&#x202f;: celle du livret imprimé n’est pas connue.</translation>
    </message>
    <message>
        <source>Change title</source>
        <translation>Modifier le titre</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Modifier la description</translation>
    </message>
    <message>
        <source>Change author</source>
        <translation>Modifier l’auteur</translation>
    </message>
    <message>
        <source>As in the rulebook: wrong tile counts are errors. Free: they are hints.</source>
        <translation>Selon le livret de règles&#x202f;: les nombres de tuiles non respectés sont des erreurs. Libre&#x202f;: ce sont des remarques.</translation>
    </message>
    <message>
        <source>Map origin</source>
        <translation>Origine de la carte</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapTabs</name>
    <message>
        <source>The file was changed by another program or window.</source>
        <translation>Le fichier a été modifié par un autre programme ou une autre fenêtre.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Renommer</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Pas encore enregistrée</translation>
    </message>
    <message>
        <source>There are unsaved changes.</source>
        <translation>Il y a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>Close &amp;Other Maps</source>
        <translation>Fermer les &amp;autres cartes</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapTexts</name>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Labels and zones</source>
        <translation>Étiquettes et zones</translation>
    </message>
    <message>
        <source>Translate map texts</source>
        <translation>Traduire les textes de la carte</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MeasureTable</name>
    <message>
        <source>Measure (%)</source>
        <comment>most rows are in percent</comment>
        <translation>Mesure (%)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Mesure</translation>
    </message>
    <message>
        <source>Equality</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>100%: all seats are equal. 0%: one seat has everything.</source>
        <translation>100&#x202f;%&#x202f;: toutes les places sont égales. 0&#x202f;%&#x202f;: une place a tout.</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <comment>a figure in percent</comment>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>%1 (steps)</source>
        <comment>a figure</comment>
        <translation>%1 (pas)</translation>
    </message>
    <message>
        <source>%1 (number)</source>
        <comment>a figure</comment>
        <translation>%1 (nombre)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>the map has nothing of the kind</comment>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MemoryPanel</name>
    <message>
        <source>Translation memory</source>
        <translation>Mémoire de traduction</translation>
    </message>
    <message>
        <source>No texts are open. Open a text project first.</source>
        <translation>Aucun texte n’est ouvert. Ouvrir d’abord un projet de textes.</translation>
    </message>
    <message>
        <source>one sentence</source>
        <translation>une phrase</translation>
    </message>
    <message>
        <source>Select a row to see similar translations.</source>
        <translation>Sélectionner une ligne pour voir des traductions semblables.</translation>
    </message>
    <message>
        <source>The source has changed since the translation:</source>
        <translation>La source a changé depuis cette traduction&#x202f;:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with the same source have a different translation. Copy this translation there…</source>
        <translation>
            <numerusform>%Ln ligne ayant la même source est traduite autrement. Y copier cette traduction…</numerusform>
            <numerusform>%Ln lignes ayant la même source sont traduites autrement. Y copier cette traduction…</numerusform>
        </translation>
    </message>
    <message>
        <source>No similar texts found.</source>
        <translation>Aucun texte semblable trouvé.</translation>
    </message>
    <message>
        <source>Press Ctrl+Alt and 1, 2 or 3 to use a translation.</source>
        <translation>Appuyer sur Ctrl+Alt et 1, 2 ou 3 pour utiliser une traduction.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MethodButtons</name>
    <message>
        <source>No symmetry of this layout treats all seats the same. Choose another layout.</source>
        <translation>Aucune symétrie de cette disposition ne traite toutes les places de la même façon. Choisir une autre disposition.</translation>
    </message>
    <message>
        <source>The same for every seat.</source>
        <translation>Identique pour chaque place.</translation>
    </message>
    <message>
        <source>Almost the same for every seat: a few tiles differ.</source>
        <translation>Presque identique pour chaque place&#x202f;: quelques tuiles diffèrent.</translation>
    </message>
    <message>
        <source>A few swaps away from symmetry. Bots pick the fairest maps.</source>
        <translation>À quelques échanges d’une symétrie. Les bots choisissent les cartes les plus équitables.</translation>
    </message>
    <message>
        <source>Without symmetry. Bots pick the fairest maps.</source>
        <translation>Sans symétrie. Les bots choisissent les cartes les plus équitables.</translation>
    </message>
    <message>
        <source>%1: about %2</source>
        <comment>method of generating, time</comment>
        <translation>%1&#x202f;: environ %2</translation>
    </message>
    <message>
        <source>%1: a few seconds</source>
        <comment>method of generating</comment>
        <translation>%1&#x202f;: quelques secondes</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MethodFields</name>
    <message>
        <source>Best</source>
        <translation>La meilleure</translation>
    </message>
    <message>
        <source>%1 (exact)</source>
        <translation>%1 (exacte)</translation>
    </message>
    <message>
        <source>%1 (similar tiles)</source>
        <translation>%1 (tuiles semblables)</translation>
    </message>
    <message>
        <source>No symmetry of this layout treats all seats the same. Choose another layout or method.</source>
        <translation>Aucune symétrie de cette disposition ne traite toutes les places de la même façon. Choisir une autre disposition ou une autre méthode.</translation>
    </message>
    <message>
        <source>All seats get the same tiles, apart from a few swaps. Their number depends on locked tiles, tile counts, wishes and map style. The gallery lists the swaps.</source>
        <translation>Toutes les places sont identiques, à quelques échanges près. Leur nombre dépend des tuiles verrouillées, des nombres de tuiles, des souhaits et du style de carte. La galerie indique les échanges.</translation>
    </message>
    <message>
        <source>With these tile counts, the seats can’t be exactly the same. In a few places they get similar tiles: different research or different resources. The gallery shows these tiles and how much they matter.</source>
        <translation>Avec ces nombres de tuiles, les places ne peuvent pas être exactement identiques. À quelques endroits, elles reçoivent des tuiles semblables&#x202f;: une autre recherche ou d’autres ressources. La galerie montre ces tuiles et indique combien elles comptent.</translation>
    </message>
    <message>
        <source>Exactly the same for every seat. Number of such maps: %1</source>
        <translation>Strictement identique pour chaque place. Nombre de cartes de ce genre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Exactly the same for every seat.</source>
        <translation>Strictement identique pour chaque place.</translation>
    </message>
    <message>
        <source>As in the rulebook: fair only by chance. Map style and wishes need another method.</source>
        <translation>Comme dans le livret de règles&#x202f;: équitable seulement par hasard. Le style de carte et les souhaits demandent une autre méthode.</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>&amp;Méthode&#x202f;:</translation>
    </message>
    <message>
        <source>Symmetr&amp;y:</source>
        <translation>S&amp;ymétrie&#x202f;:</translation>
    </message>
    <message>
        <source>Map num&amp;ber:</source>
        <translation>&amp;Numéro de la carte&#x202f;:</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>map of the atlas</comment>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>Number of the symmetric map to use. With “Any”, one is picked at random.</source>
        <translation>Numéro de la carte symétrique à utiliser. Laisser «&#x202f;Au hasard&#x202f;» pour une carte quelconque.</translation>
    </message>
    <message>
        <source>S&amp;waps:</source>
        <translation>Échan&amp;ges&#x202f;:</translation>
    </message>
    <message>
        <source>As few as possible</source>
        <comment>swaps from symmetry</comment>
        <translation>Le moins possible</translation>
    </message>
    <message>
        <source>Number of swaps compared with a symmetric map</source>
        <translation>Nombre d’échanges par rapport à une carte symétrique</translation>
    </message>
    <message>
        <source>Ma&amp;ps:</source>
        <translation>&amp;Cartes&#x202f;:</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>&amp;Graine&#x202f;:</translation>
    </message>
    <message>
        <source>Number of different maps for the gallery</source>
        <translation>Nombre de cartes différentes pour la galerie</translation>
    </message>
    <message>
        <source>&amp;Keep this seed</source>
        <translation>&amp;Conserver cette graine</translation>
    </message>
    <message>
        <source>Keep the seed after a run, so that the same wishes give the same maps again</source>
        <translation>Garde la graine après une génération&#x202f;: les mêmes souhaits redonnent les mêmes cartes</translation>
    </message>
    <message>
        <source>Let bots play the best maps</source>
        <translation>Faire jouer les bots sur les meilleures cartes</translation>
    </message>
    <message>
        <source>The verdict of the strictest bot counts</source>
        <translation>C’est le verdict du bot le plus sévère qui compte</translation>
    </message>
    <message>
        <source>Usual number of games</source>
        <translation>Nombre habituel de parties</translation>
    </message>
    <message>
        <source>Twice as many games</source>
        <translation>Deux fois plus de parties</translation>
    </message>
    <message>
        <source>Four times as many games</source>
        <translation>Quatre fois plus de parties</translation>
    </message>
    <message>
        <source>With more games the search finds fairer maps but takes longer</source>
        <translation>Avec plus de parties, la recherche trouve des cartes plus équitables mais dure plus longtemps</translation>
    </message>
    <message>
        <source>Certify the best map</source>
        <translation>Certifier la meilleure carte</translation>
    </message>
    <message>
        <source>Play new games for a certificate and store it with the map</source>
        <translation>Joue de nouvelles parties pour un certificat et l’enregistre avec la carte</translation>
    </message>
    <message>
        <source> points</source>
        <translation> points</translation>
    </message>
    <message>
        <source>Margin: </source>
        <translation>Marge&#x202f;: </translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Minimap</name>
    <message>
        <source>Show &amp;This Place</source>
        <translation>Afficher &amp;cet endroit</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>&amp;Agrandir</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>&amp;Réduire</translation>
    </message>
    <message>
        <source>Show &amp;Whole Map</source>
        <translation>Afficher &amp;toute la carte</translation>
    </message>
    <message>
        <source>Map overview</source>
        <translation>Vue d’ensemble de la carte</translation>
    </message>
    <message>
        <source>Click or drag to move the view. Turn the wheel to zoom.</source>
        <translation>Cliquer ou glisser pour déplacer la vue. Tourner la molette pour zoomer.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MoveTool</name>
    <message>
        <source>Press Enter to place, Esc to cancel</source>
        <translation>Entrée pour poser, Échap pour annuler</translation>
    </message>
</context>
<context>
    <name>hexa::editor::NewGameDialog</name>
    <message>
        <source>New Game File</source>
        <translation>Nouveau fichier de jeu</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>Mon jeu</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Hexagone</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rectangle</translation>
    </message>
    <message>
        <source>Shape of the open map</source>
        <translation>Forme de la carte ouverte</translation>
    </message>
    <message>
        <source>Flat side down</source>
        <translation>Côté plat en bas</translation>
    </message>
    <message>
        <source>Corner down</source>
        <translation>Pointe en bas</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>&amp;Forme&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Lignes&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Hex orientation:</source>
        <translation>Orientation des &amp;hexagones&#x202f;:</translation>
    </message>
    <message>
        <source>M&amp;inimum players:</source>
        <translation>Nombre minimal de &amp;joueurs&#x202f;:</translation>
    </message>
    <message>
        <source>M&amp;aximum players:</source>
        <translation>Nombre m&amp;aximal de joueurs&#x202f;:</translation>
    </message>
    <message>
        <source>Create &amp;Game File</source>
        <translation>Cré&amp;er le fichier de jeu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Steps from the &amp;middle:</source>
        <translation>Pas depuis le &amp;centre&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>&amp;Colonnes&#x202f;:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hex(es). The game file starts with six kinds of tiles that you can change.</source>
        <translation>
            <numerusform>%Ln hexagone. Le fichier de jeu contient au départ six types de tuiles modifiables.</numerusform>
            <numerusform>%Ln hexagones. Le fichier de jeu contient au départ six types de tuiles modifiables.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six kinds of tiles</source>
        <translation>Six types de tuiles</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemple&#x202f;: %1</translation>
    </message>
    <message>
        <source>S&amp;tart from:</source>
        <translation>&amp;Point de départ&#x202f;:</translation>
    </message>
    <message>
        <source>A copy of the example, with its tiles, rules and drawings. You can change everything in it.</source>
        <translation>Une copie de l’exemple, avec ses tuiles, ses règles et ses dessins. Tout peut y être modifié.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::NotesView</name>
    <message>
        <source>Not decided yet: %1</source>
        <translation>Encore à décider&#x202f;: %1</translation>
    </message>
    <message>
        <source>The program would choose: %1</source>
        <translation>Le programme choisirait&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, how the fight there would end</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Battles with your orders only</source>
        <translation>Affrontements avec ses propres ordres seulement</translation>
    </message>
    <message>
        <source>Battles in the current position</source>
        <translation>Affrontements dans la position actuelle</translation>
    </message>
    <message>
        <source>Next best: %1</source>
        <translation>Deuxième choix&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ObjectPage</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillé</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>le propriétaire</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>count</source>
        <translation>le nombre</translation>
    </message>
    <message>
        <source>name</source>
        <translation>le nom</translation>
    </message>
    <message>
        <source>text</source>
        <translation>le texte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>of a piece</comment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>la rotation</translation>
    </message>
    <message>
        <source>Rotation (60° steps)</source>
        <translation>Rotation (par pas de 60°)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a piece, its corner</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ObjectTool</name>
    <message>
        <source>Place %1</source>
        <translation>Placer %1</translation>
    </message>
    <message>
        <source>Choose an edge, piece, region or zone in the palette</source>
        <translation>Choisir un côté, une pièce, une région ou une zone dans la palette</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ObjectsPage</name>
    <message>
        <source>Lock</source>
        <translation>Verrouiller</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Déverrouiller</translation>
    </message>
    <message>
        <source>Change owner</source>
        <translation>Modifier le propriétaire</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillé</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Propriétaire</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>Modifier&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln object(s) selected</source>
        <translation>
            <numerusform>%Ln objet sélectionné</numerusform>
            <numerusform>%Ln objets sélectionnés</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::OpenMaps</name>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a map, its file</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OptionField</name>
    <message>
        <source>%1:</source>
        <comment>caption of a field</comment>
        <translation>%1&#x202f;:</translation>
    </message>
    <message>
        <source> mm</source>
        <comment>unit after a number</comment>
        <translation> mm</translation>
    </message>
    <message>
        <source>%</source>
        <comment>unit after a number</comment>
        <translation>&#x202f;%</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OptionRows</name>
    <message>
        <source>Turn on: %1</source>
        <translation>Activer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Turn off: %1</source>
        <translation>Désactiver&#x202f;: %1</translation>
    </message>
    <message>
        <source>Variant and house rules</source>
        <translation>Variante et règles maison</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Used whenever this map is played, judged or printed</source>
        <translation>S’appliquent chaque fois qu’on joue sur cette carte, qu’on l’évalue ou qu’on l’imprime</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OrderEditor</name>
    <message>
        <source>Stays</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Reachable only through a unit on one of these hexes: %1</source>
        <translation>Accessible seulement en passant par une unité sur l’un de ces hexagones&#x202f;: %1</translation>
    </message>
    <message>
        <source>Press this button, then click a place on the board</source>
        <translation>Appuyer sur ce bouton, puis cliquer sur un lieu du plateau</translation>
    </message>
    <message>
        <source>Seal Orders</source>
        <translation>Sceller les ordres</translation>
    </message>
    <message numerus="yes">
        <source>Seal Orders (%n Unit(s) Left)</source>
        <translation>
            <numerusform>Sceller les ordres (reste %n)</numerusform>
            <numerusform>Sceller les ordres (reste %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vider</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OutcomeBar</name>
    <message>
        <source>Continue &amp;Campaign</source>
        <translation>Poursuivre la ca&amp;mpagne</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OutcomeDialog</name>
    <message>
        <source>Enter Result</source>
        <translation>Saisir un résultat</translation>
    </message>
    <message>
        <source>Who won “%1”? Leave all boxes unticked for a draw.</source>
        <translation>Qui a gagné «&#x202f;%1&#x202f;»&#x202f;? Pour un match nul, ne rien cocher.</translation>
    </message>
    <message>
        <source>The result does not change the state carried over. The next scenario starts from the same state as this one.</source>
        <translation>Le résultat ne change rien à l’état transmis. Le scénario suivant commence dans le même état que le scénario actuel.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OverlayBar</name>
    <message>
        <source>&amp;Overlay:</source>
        <translation>&amp;Superposition&#x202f;:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Affrontements</translation>
    </message>
    <message>
        <source>Map overlay</source>
        <translation>Superposition sur la carte</translation>
    </message>
    <message>
        <source>Choose what to show on the map</source>
        <translation>Choisir ce qui s’affiche sur la carte</translation>
    </message>
    <message>
        <source>Overlay seat</source>
        <translation>Place pour la superposition</translation>
    </message>
    <message>
        <source>Choose the seat for the overlay</source>
        <translation>Choisir la place pour la superposition</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OwnCards</name>
    <message>
        <source>New game file…</source>
        <translation>Nouveau fichier de jeu…</translation>
    </message>
    <message>
        <source>Tiles and rules</source>
        <translation>Tuiles et règles</translation>
    </message>
    <message>
        <source>Describe a game of your own: tiles, counts, placement rules, fairness</source>
        <translation>Décrire un jeu de sa création&#x202f;: tuiles, nombres de tuiles, règles de pose, équité</translation>
    </message>
    <message>
        <source>Start from an example…</source>
        <translation>Partir d’un exemple…</translation>
    </message>
    <message>
        <source>Copy one of the example games, then change it</source>
        <translation>Copier un des exemples de jeux, puis le modifier</translation>
    </message>
    <message>
        <source>Import game file…</source>
        <translation>Importer un fichier de jeu…</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Depuis un fichier</translation>
    </message>
    <message>
        <source>Copy a game file to your games</source>
        <translation>Ajouter une copie d’un fichier de jeu aux jeux personnels</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Jeux personnels</translation>
    </message>
    <message numerus="yes">
        <source>Example for %n player(s)</source>
        <translation>
            <numerusform>Exemple pour %n joueur</numerusform>
            <numerusform>Exemple pour %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Game file with problems</source>
        <translation>Fichier de jeu avec problèmes</translation>
    </message>
    <message>
        <source>Open the game file to solve its problems</source>
        <translation>Ouvrir le fichier de jeu pour résoudre ses problèmes</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OwnChecksDialog</name>
    <message>
        <source>&amp;Add Check</source>
        <translation>&amp;Ajouter un contrôle</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Re&amp;tirer</translation>
    </message>
    <message>
        <source>Custom Checks</source>
        <translation>Contrôles personnalisés</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Custom checks</source>
        <translation>Contrôles personnalisés</translation>
    </message>
    <message>
        <source>Regular expression, for example %1</source>
        <translation>Expression régulière, par exemple %1</translation>
    </message>
    <message>
        <source>Message to translators</source>
        <translation>Message pour les traducteurs</translation>
    </message>
    <message>
        <source>Texts must not match the pattern</source>
        <translation>Les textes ne doivent pas correspondre au motif</translation>
    </message>
    <message>
        <source>Texts must match the pattern</source>
        <translation>Les textes doivent correspondre au motif</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Maximum &amp;length of each text, in characters:</source>
        <translation>&amp;Longueur maximale de chaque texte, en caractères&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>M&amp;otif&#x202f;:</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>Langues&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Severity:</source>
        <translation>&amp;Gravité&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Message:</source>
        <translation>&amp;Message&#x202f;:</translation>
    </message>
    <message>
        <source>Check %L1</source>
        <translation>Contrôle %L1</translation>
    </message>
    <message>
        <source>R&amp;ule:</source>
        <translation>&amp;Règle&#x202f;:</translation>
    </message>
    <message>
        <source>Choose at least one language.</source>
        <translation>Choisir au moins une langue.</translation>
    </message>
    <message>
        <source>The name or the message is too long. Shorten it.</source>
        <translation>Le nom ou le message est trop long et doit être raccourci.</translation>
    </message>
    <message>
        <source>in</source>
        <comment>a width in a font</comment>
        <translation>en</translation>
    </message>
    <message>
        <source>Maximum &amp;width of each line:</source>
        <translation>Lar&amp;geur maximale de chaque ligne&#x202f;:</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Font of the printed texts</source>
        <translation>Police des textes imprimés</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>Taille de police</translation>
    </message>
    <message>
        <source>The longest line of each text is measured in this font, without line wrapping. Rows can have a width of their own.</source>
        <translation>La ligne la plus longue de chaque texte est mesurée dans cette police, sans retour à la ligne automatique. Les lignes du tableau peuvent avoir leur propre largeur.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OwnGameTexts</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Côtés</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régions</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Factions</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Ensembles</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Propriétés</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Dispositions</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Numeric Values</source>
        <translation>Valeurs chiffrées</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OwnerDataPage</name>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>data, author</comment>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Choose Owner’s Data</source>
        <translation>Choisir les données du propriétaire</translation>
    </message>
    <message>
        <source>Owner’s data (*.%1)</source>
        <translation>Données du propriétaire (*.%1)</translation>
    </message>
    <message>
        <source>%1 can’t be used. Nothing was changed.</source>
        <translation>%1 ne peut pas être utilisé. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Save Template</source>
        <translation>Enregistrer un modèle</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>No file selected. The program’s own data is used.</source>
        <translation>Aucun fichier choisi. Les données du programme sont utilisées.</translation>
    </message>
    <message>
        <source>The program’s own data is used because the file can’t be read: %1</source>
        <translation>Les données du programme sont utilisées, car le fichier ne peut pas être lu&#x202f;: %1</translation>
    </message>
    <message>
        <source>Some data is found only in the printed game, so the program uses data of its own. If you own the game, enter its values in a file and choose the file here. It applies to maps you open from now on.</source>
        <translation>Certaines données ne figurent que dans le jeu imprimé&#x202f;; le programme utilise donc les siennes. Les possesseurs du jeu peuvent saisir ses valeurs dans un fichier et choisir ce fichier ici. Il s’applique aux cartes ouvertes à partir de maintenant.</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <translation>Choisir un f&amp;ichier…</translation>
    </message>
    <message>
        <source>&amp;Save Template…</source>
        <translation>&amp;Enregistrer un modèle…</translation>
    </message>
    <message>
        <source>Save the program’s own data as a file to edit</source>
        <translation>Enregistre les données du programme dans un fichier à modifier</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PagePreview</name>
    <message>
        <source>This map is too large for a preview, but it can be exported.</source>
        <translation>Cette carte est trop grande pour un aperçu, mais elle peut être exportée.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PaintTool</name>
    <message numerus="yes">
        <source>Paint %n kinds of tiles at random</source>
        <translation>
            <numerusform>Peindre %n type de tuiles au hasard</numerusform>
            <numerusform>Peindre %n types de tuiles au hasard</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::PartPanel</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>C&amp;olour…</source>
        <translation>C&amp;ouleur…</translation>
    </message>
    <message>
        <source>Dra&amp;wing…</source>
        <translation>Dess&amp;in…</translation>
    </message>
    <message>
        <source>Remove Draw&amp;ing</source>
        <translation>Retirer le des&amp;sin</translation>
    </message>
    <message>
        <source>Table of the chosen part</source>
        <translation>Tableau de la rubrique choisie</translation>
    </message>
    <message>
        <source>%1: add a row</source>
        <comment>part of a game</comment>
        <translation>%1&#x202f;: ajouter une ligne</translation>
    </message>
    <message>
        <source>%1: remove a row</source>
        <comment>part of a game</comment>
        <translation>%1&#x202f;: retirer une ligne</translation>
    </message>
    <message>
        <source>%1: move a row</source>
        <comment>part of a game</comment>
        <translation>%1&#x202f;: déplacer une ligne</translation>
    </message>
    <message>
        <source>Choose a Drawing</source>
        <translation>Choisir un dessin</translation>
    </message>
    <message>
        <source>Drawings (*.svg *.png);;All files (*)</source>
        <translation>Dessins (*.svg *.png);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 can’t be opened. Check the file permissions.</source>
        <translation>Impossible d’ouvrir %1. Vérifier les droits d’accès du fichier.</translation>
    </message>
    <message>
        <source>Choose a Colour</source>
        <translation>Choisir une couleur</translation>
    </message>
    <message>
        <source>Remove drawing</source>
        <translation>Retirer le dessin</translation>
    </message>
    <message>
        <source>Only tiles, pieces and edges can have drawings. Select a row with one of them first.</source>
        <translation>Seuls les tuiles, les pièces et les côtés peuvent avoir un dessin. En sélectionner d’abord un dans son tableau.</translation>
    </message>
    <message>
        <source>The drawing is larger than %1 kB. Use a smaller or simpler one.</source>
        <translation>Le dessin dépasse %1 ko. Utiliser un dessin plus petit ou plus simple.</translation>
    </message>
    <message>
        <source>This drawing can’t be used: %1</source>
        <translation>Ce dessin est inutilisable&#x202f;: %1</translation>
    </message>
    <message>
        <source>Change drawing</source>
        <translation>Modifier le dessin</translation>
    </message>
    <message>
        <source>The clipboard has no drawing. Copy an SVG or PNG drawing first.</source>
        <translation>Le presse-papiers ne contient pas de dessin. Copier d’abord un dessin SVG ou PNG.</translation>
    </message>
    <message>
        <source>%1: paste</source>
        <comment>part of a game</comment>
        <translation>%1&#x202f;: coller</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PartRows</name>
    <message>
        <source>Pieces</source>
        <translation>Éléments</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the box</source>
        <translation>
            <numerusform>%Ln dans la boîte</numerusform>
            <numerusform>%Ln dans la boîte</numerusform>
        </translation>
    </message>
    <message>
        <source>All &amp;Free</source>
        <translation>Tout &amp;libre</translation>
    </message>
    <message>
        <source>Let the generator choose the number of each piece</source>
        <translation>Laisse le générateur choisir le nombre de chaque élément</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PartTable</name>
    <message>
        <source>%1: change “%2”</source>
        <comment>part of a game, field</comment>
        <translation>%1&#x202f;: modifier «&#x202f;%2&#x202f;»</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlacesGuide</name>
    <message>
        <source>gap of about %1 points (%2)</source>
        <comment>change in brackets</comment>
        <translation>écart d’environ %1 points (%2)</translation>
    </message>
    <message>
        <source>gap of %1 points (%2)</source>
        <comment>change in brackets</comment>
        <translation>écart de %1 points (%2)</translation>
    </message>
    <message>
        <source>Now: %1 points.</source>
        <translation>Maintenant&#x202f;:&#x202f;%1 points.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>All places are about equally good.</source>
        <translation>Tous les emplacements se valent à peu près.</translation>
    </message>
    <message>
        <source>Thick outlines mark the best places.</source>
        <translation>Les contours épais signalent les meilleurs emplacements.</translation>
    </message>
    <message>
        <source>Empty slots are assumed to be filled at random.</source>
        <translation>Les emplacements libres sont considérés comme remplis au hasard.</translation>
    </message>
    <message>
        <source>lead according to the author’s weights: %1% (%2)</source>
        <comment>change in brackets</comment>
        <translation>avance selon les pondérations de l’auteur&#x202f;: %1&#x202f;% (%2)</translation>
    </message>
    <message>
        <source>Lead of the best seat if the tile is placed there (author’s weights)</source>
        <translation>Avance de la meilleure place avec la tuile à cet endroit (pondérations de l’auteur)</translation>
    </message>
    <message>
        <source>Lead of the best seat if %1 is placed there (author’s weights)</source>
        <translation>Avance de la meilleure place avec %1 à cet endroit (pondérations de l’auteur)</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>Now: %1%.</source>
        <translation>Maintenant&#x202f;:&#x202f;%1&#x202f;%.</translation>
    </message>
    <message>
        <source>Expected gap if the tile is placed there</source>
        <translation>Écart attendu avec la tuile à cet endroit</translation>
    </message>
    <message>
        <source>Expected gap if %1 is placed there</source>
        <translation>Écart attendu avec %1 à cet endroit</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlayBar</name>
    <message>
        <source>Skip the replay (Space)</source>
        <translation>Passer la relecture (Espace)</translation>
    </message>
    <message>
        <source>Replay the events since your last decision</source>
        <translation>Revoir les événements depuis la dernière décision du joueur</translation>
    </message>
    <message>
        <source>Replay the game from here</source>
        <translation>Revoir la partie à partir d’ici</translation>
    </message>
    <message>
        <source>Pause the program</source>
        <translation>Suspendre le programme</translation>
    </message>
    <message>
        <source>Public view</source>
        <translation>Vue publique</translation>
    </message>
    <message>
        <source>%1’s view</source>
        <translation>Vue&#x202f;: %1</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Étape précédente</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Étape suivante</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>Other lines of play</source>
        <translation>Autres déroulements de la partie</translation>
    </message>
    <message>
        <source>Let the program play one step</source>
        <translation>Faire jouer un coup au programme</translation>
    </message>
    <message>
        <source>Program speed</source>
        <translation>Vitesse du programme</translation>
    </message>
    <message>
        <source>Displayed view</source>
        <translation>Vue affichée</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Immédiat</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lent</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Très lent</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlayCommands</name>
    <message>
        <source>Games (*.hexgame);;All files (*)</source>
        <translation>Parties (*.hexgame);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>suggested file name</comment>
        <translation>partie</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>La partie n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>The report could not be saved.</source>
        <translation>Le rapport n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>log</source>
        <comment>suggested file name</comment>
        <translation>journal</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Texte (*.txt)</translation>
    </message>
    <message>
        <source>JSON data (*.json)</source>
        <translation>Données JSON (*.json)</translation>
    </message>
    <message>
        <source>Orders (*.hexsheet)</source>
        <translation>Ordres (*.hexsheet)</translation>
    </message>
    <message>
        <source>The orders could not be saved.</source>
        <translation>Les ordres n’ont pas pu être enregistrés.</translation>
    </message>
    <message>
        <source>Orders (*.hexsheet);;All files (*)</source>
        <translation>Ordres (*.hexsheet);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Game of %1</source>
        <translation>Partie de %1</translation>
    </message>
    <message>
        <source>Game of %1 on “%2”</source>
        <translation>Partie de %1 sur «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>This map can’t be played as it is.</source>
        <translation>Impossible de jouer sur cette carte telle quelle.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on this map have a special rule the program doesn’t know. Apply it yourselves.</source>
        <translation>
            <numerusform>%n tuile de cette carte a une règle spéciale inconnue du programme. L’appliquer soi-même.</numerusform>
            <numerusform>%n tuiles de cette carte ont des règles spéciales inconnues du programme. Les appliquer soi-même.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players could not be changed.</source>
        <translation>Les joueurs n’ont pas pu être changés.</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>Impossible d’ouvrir %1.</translation>
    </message>
    <message>
        <source>The game can’t be resumed.</source>
        <translation>La partie ne peut pas être reprise.</translation>
    </message>
    <message>
        <source>Discard this game?</source>
        <translation>Abandonner cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>All decisions up to %1 will be deleted permanently.</source>
        <translation>Toutes les décisions jusqu’au %1 seront supprimées définitivement.</translation>
    </message>
    <message>
        <source>&amp;Discard Game</source>
        <translation>&amp;Abandonner la partie</translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Game saved.</source>
        <translation>Partie enregistrée.</translation>
    </message>
    <message>
        <source>Save Player’s View</source>
        <translation>Enregistrer la vue du joueur</translation>
    </message>
    <message>
        <source>The player’s view could not be saved.</source>
        <translation>La vue du joueur n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Save Orders to File</source>
        <translation>Enregistrer les ordres dans un fichier</translation>
    </message>
    <message>
        <source>Orders saved. Send the file to the person hosting the game.</source>
        <translation>Ordres enregistrés. Envoyer le fichier à la personne qui dirige la partie.</translation>
    </message>
    <message>
        <source>Import Orders</source>
        <translation>Importer des ordres depuis un fichier</translation>
    </message>
    <message>
        <source>%1 could not be imported.</source>
        <translation>%1 n’a pas pu être importé.</translation>
    </message>
    <message>
        <source>Orders imported: %1.</source>
        <translation>Ordres importés&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Export Report</source>
        <translation>Exporter le rapport</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlayPage</name>
    <message>
        <source>Hand the screen to %1.</source>
        <translation>Passer l’écran à %1.</translation>
    </message>
    <message>
        <source>Play This Map</source>
        <translation>Jouer sur cette carte</translation>
    </message>
    <message>
        <source>Curtain between two players</source>
        <translation>Rideau entre deux joueurs</translation>
    </message>
    <message>
        <source>Only %1 may look now.</source>
        <translation>Seul %1 peut regarder maintenant.</translation>
    </message>
    <message>
        <source>Board picture copied to the clipboard.</source>
        <translation>Image du plateau copiée dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Looking back: %1.</source>
        <translation>Retour en arrière&#x202f;: %1.</translation>
    </message>
    <message>
        <source>No game yet. Play the open map against the program or with others at this screen. The map itself is not changed.</source>
        <translation>Aucune partie. Jouer sur la carte ouverte contre le programme ou à plusieurs devant cet écran. La carte elle-même ne change pas.</translation>
    </message>
    <message>
        <source>Set Up Game…</source>
        <translation>Préparer une partie…</translation>
    </message>
    <message>
        <source>I’m Ready</source>
        <translation>Je suis prêt</translation>
    </message>
    <message>
        <source>Back to Now</source>
        <translation>Revenir à l’état actuel</translation>
    </message>
    <message>
        <source>Go to the last decision. Nothing is discarded.</source>
        <translation>Va à la dernière décision. Rien n’est effacé.</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Discard everything after this moment. The game record notes that steps were taken back.</source>
        <translation>Efface tout ce qui suit ce moment. L’enregistrement note le retour en arrière.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlayersChangeDialog</name>
    <message>
        <source>Change Number of Players</source>
        <translation>Changer le nombre de joueurs</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Joueurs&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Change Map</source>
        <translation>&amp;Modifier la carte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The map already has this number of players. Choose a different one.</source>
        <translation>La carte a déjà ce nombre de joueurs. En choisir un autre.</translation>
    </message>
    <message>
        <source>Nothing will be removed from the map.</source>
        <translation>Rien ne sera retiré de la carte.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlayersDialog</name>
    <message>
        <source>Change Players</source>
        <translation>Changer les joueurs</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Program, %1</source>
        <translation>Programme, %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>caption of a field</comment>
        <translation>%1&#x202f;:</translation>
    </message>
    <message>
        <source>From here on, the program can take over a seat, or a person can take it back. The game record notes the change.</source>
        <translation>À partir d’ici, le programme peut prendre une place, ou un humain la reprendre. L’enregistrement note le changement.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PrintCommands</name>
    <message>
        <source>map</source>
        <comment>suggested file name</comment>
        <translation>carte</translation>
    </message>
    <message>
        <source>Save Sheets as PDF</source>
        <translation>Enregistrer les feuilles en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Save Kit</source>
        <translation>Enregistrer le lot</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Fichiers zip (*.zip)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Images PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>Dessins SVG (*.svg)</translation>
    </message>
    <message>
        <source>%1 pages will be created. Continue?</source>
        <translation>%1 pages seront créées. Continuer&#x202f;?</translation>
    </message>
    <message>
        <source>Save Pages as Pictures</source>
        <translation>Enregistrer les pages en images</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PrintView</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Page %1 of %2: %3, %4 × %5 mm</source>
        <translation>Page %1 sur %2&#x202f;: %3, %4 × %5 mm</translation>
    </message>
    <message>
        <source>Page preview</source>
        <translation>Aperçu de la page</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln erreur</numerusform>
            <numerusform>%Ln erreurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln avertissement</numerusform>
            <numerusform>%Ln avertissements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hint(s)</source>
        <translation>
            <numerusform>%Ln remarque</numerusform>
            <numerusform>%Ln remarques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln accepted</source>
        <translation>
            <numerusform>%Ln accepté</numerusform>
            <numerusform>%Ln acceptés</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show on the Map</source>
        <translation>Afficher &amp;sur la carte</translation>
    </message>
    <message>
        <source>&amp;Show in Properties</source>
        <translation>Afficher dans les &amp;propriétés</translation>
    </message>
    <message>
        <source>&amp;Accept Problem</source>
        <translation>&amp;Accepter le problème</translation>
    </message>
    <message>
        <source>&amp;Withdraw Acceptance</source>
        <translation>&amp;Ne plus accepter</translation>
    </message>
    <message>
        <source>&amp;Copy Message</source>
        <translation>&amp;Copier le message</translation>
    </message>
    <message>
        <source>%1: click to show or hide</source>
        <translation>%1&#x202f;: cliquer pour les masquer ou les afficher</translation>
    </message>
    <message>
        <source>All problems are hidden. Use the buttons above to show them.</source>
        <translation>Tous les problèmes sont masqués. Les boutons ci-dessus permettent de les afficher.</translation>
    </message>
    <message>
        <source>No problems. The map follows the rules.</source>
        <translation>Aucun problème. La carte respecte les règles.</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Règle&#x202f;: %1</translation>
    </message>
    <message>
        <source>Accept this problem. It reappears when its message or its tile changes.</source>
        <translation>Accepter ce problème. Il réapparaît dès que son message ou sa tuile change.</translation>
    </message>
    <message>
        <source>The map is being checked again. Please wait.</source>
        <translation>La carte est en cours de vérification. Patienter un instant.</translation>
    </message>
    <message>
        <source>%1 (Ctrl+Enter)</source>
        <translation>%1 (Ctrl+Entrée)</translation>
    </message>
    <message>
        <source>Accept problem</source>
        <translation>Accepter le problème</translation>
    </message>
    <message>
        <source>Withdraw acceptance</source>
        <translation>Ne plus accepter le problème</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ProgressStrip</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>%1 approved</source>
        <translation>%1 approuvé</translation>
    </message>
</context>
<context>
    <name>hexa::editor::RangeRow</name>
    <message>
        <source>%1–%2</source>
        <comment>from, to</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>count, allowed range</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name, count</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>name, count, state</comment>
        <translation>%1&#x202f;: %2, %3</translation>
    </message>
</context>
<context>
    <name>hexa::editor::RegionForm</name>
    <message>
        <source>Hex without a tile</source>
        <translation>Hexagone sans tuile</translation>
    </message>
    <message>
        <source>Tile: %1</source>
        <translation>Tuile&#x202f;: %1</translation>
    </message>
    <message>
        <source>Change the region</source>
        <translation>Modifier la région</translation>
    </message>
    <message>
        <source>&amp;Tile:</source>
        <translation>&amp;Tuile&#x202f;:</translation>
    </message>
    <message>
        <source>Click beside the region to add a hex, and on a hex to change its tile. Click again to remove the hex.</source>
        <translation>Cliquer à côté de la région pour ajouter un hexagone, ou sur un hexagone pour changer sa tuile. Cliquer de nouveau pour le retirer.</translation>
    </message>
    <message>
        <source>Tile to place or remove with a click in the picture</source>
        <translation>Tuile à placer ou à retirer d’un clic dans l’image</translation>
    </message>
</context>
<context>
    <name>hexa::editor::RepairPanel</name>
    <message>
        <source>%1 ↔ %2</source>
        <comment>two tiles change places</comment>
        <translation>%1 ↔ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n swap(s): %1</source>
        <translation>
            <numerusform>%n échange&#x202f;: %1</numerusform>
            <numerusform>%n échanges&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Find Repairs</source>
        <translation>Chercher des ré&amp;parations</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Réparation</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Réparations</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Gap in games, strictest bot: %1 → %2 points (%3 to %4)</source>
        <comment>before, after, its interval</comment>
        <translation>Écart observé, bot le plus sévère&#x202f;: %1 → %2 points (%3 à %4)</translation>
    </message>
    <message numerus="yes">
        <source>Repair with %n swap(s)</source>
        <translation>
            <numerusform>Réparer avec %n échange</numerusform>
            <numerusform>Réparer avec %n échanges</numerusform>
        </translation>
    </message>
    <message>
        <source>The map has changed. Find repairs again.</source>
        <translation>La carte a changé. Chercher à nouveau des réparations.</translation>
    </message>
    <message>
        <source>No swap was found to make this map fairer.</source>
        <translation>Aucun échange trouvé ne rend cette carte plus équitable.</translation>
    </message>
    <message>
        <source>Make this map fairer with as few tile swaps as possible. Bots test the swaps in games. Locked tiles are kept. Select a line to see the repaired map. You can undo the repair in one step.</source>
        <translation>Rend cette carte plus équitable avec le moins d’échanges de tuiles possible. Des bots les essaient en jouant. Les tuiles verrouillées restent en place. Sélectionner une ligne pour voir la carte réparée. La réparation s’annule en une seule étape.</translation>
    </message>
    <message>
        <source>Find the best repairs with one, two and three swaps, and test them in games</source>
        <translation>Cherche les meilleures réparations en un, deux et trois échanges, et les essaie en jouant</translation>
    </message>
    <message>
        <source>&amp;Back to Original Map</source>
        <translation>&amp;Revenir à la carte d’origine</translation>
    </message>
    <message>
        <source>Use the most similar proven map</source>
        <translation>Utiliser la carte éprouvée la plus proche</translation>
    </message>
    <message>
        <source>The map is now the most similar proven map.</source>
        <translation>La carte est maintenant la carte éprouvée la plus proche.</translation>
    </message>
    <message numerus="yes">
        <source>The most similar proven map differs in %n tile(s).</source>
        <translation>
            <numerusform>La carte éprouvée la plus proche diffère par %n tuile.</numerusform>
            <numerusform>La carte éprouvée la plus proche diffère par %n tuiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %n lock(s) were removed, a proven map would fit.</source>
        <translation>
            <numerusform>Si l’on levait %n verrou, une carte éprouvée conviendrait.</numerusform>
            <numerusform>Si l’on levait %n verrous, une carte éprouvée conviendrait.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate a new map, or keep fewer tiles.</source>
        <translation>Générer une nouvelle carte ou conserver moins de tuiles.</translation>
    </message>
    <message>
        <source>&amp;Mark These Tiles</source>
        <translation>&amp;Marquer ces tuiles</translation>
    </message>
    <message>
        <source>&amp;Use Most Similar Proven Map</source>
        <translation>&amp;Utiliser la carte éprouvée la plus proche</translation>
    </message>
    <message>
        <source>%1 → %2 points</source>
        <comment>gap before, gap after</comment>
        <translation>%1 → %2 points</translation>
    </message>
    <message>
        <source>Select a line and keep the repaired map.</source>
        <translation>Choisir une ligne et garder la carte réparée.</translation>
    </message>
    <message numerus="yes">
        <source>These swaps help, but the map is still unfair. The most similar proven map differs in %n tile(s).</source>
        <translation>
            <numerusform>Ces échanges aident, mais la carte reste inéquitable. La carte éprouvée la plus proche diffère par %n tuile.</numerusform>
            <numerusform>Ces échanges aident, mais la carte reste inéquitable. La carte éprouvée la plus proche diffère par %n tuiles.</numerusform>
        </translation>
    </message>
    <message>
        <source>These swaps help, but the map is still unfair. Generate a new map, or keep fewer tiles.</source>
        <translation>Ces échanges aident, mais la carte reste inéquitable. Générer une nouvelle carte ou conserver moins de tuiles.</translation>
    </message>
    <message>
        <source>Best single swap found. Testing two and three swaps…</source>
        <translation>Meilleur échange simple trouvé. Essai de deux et de trois échanges…</translation>
    </message>
    <message>
        <source>&amp;Generate a Balanced Map</source>
        <translation>&amp;Générer une carte équilibrée</translation>
    </message>
    <message>
        <source>The map has empty slots. Fill them before you look for repairs.</source>
        <translation>La carte a des emplacements libres. Les remplir avant de chercher des réparations.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ReportPanel</name>
    <message>
        <source>tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>group, how many</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Never entered</source>
        <translation>Jamais atteints</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Impasses</translation>
    </message>
    <message numerus="yes">
        <source>, %n turn(s)</source>
        <translation>
            <numerusform>, %n tour</numerusform>
            <numerusform>, %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>First contacts</source>
        <translation>Premiers contacts</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Affrontements</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gagné par</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>No colours on the board</source>
        <translation>Pas de couleurs sur le plateau</translation>
    </message>
    <message>
        <source>Read rule %1</source>
        <translation>Lire la règle %1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Turn %1: %2 and %3 on %4</source>
        <translation>Tour %1&#x202f;: %2 et %3 sur %4</translation>
    </message>
    <message>
        <source>Play a map to see the game report here.</source>
        <translation>Jouer sur une carte pour voir ici le rapport de la partie.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Never happened</source>
        <translation>Jamais survenu</translation>
    </message>
    <message>
        <source>Report section</source>
        <translation>Section du rapport</translation>
    </message>
    <message>
        <source>Observations on the map</source>
        <translation>Observations sur la carte</translation>
    </message>
    <message>
        <source>Never happened in this game</source>
        <translation>Jamais survenu dans cette partie</translation>
    </message>
    <message>
        <source>Player comparison</source>
        <translation>Comparaison des joueurs</translation>
    </message>
    <message>
        <source>Export Report…</source>
        <translation>Exporter le rapport…</translation>
    </message>
    <message>
        <source>Board colours</source>
        <translation>Couleurs sur le plateau</translation>
    </message>
</context>
<context>
    <name>hexa::editor::RowDetails</name>
    <message>
        <source>Notes for translators</source>
        <translation>Notes pour les traducteurs</translation>
    </message>
    <message>
        <source>Place on the map</source>
        <translation>Lieu sur la carte</translation>
    </message>
    <message>
        <source>Show on the &amp;Map</source>
        <translation>Afficher sur la &amp;carte</translation>
    </message>
    <message>
        <source>No texts are open. Open a text project first.</source>
        <translation>Aucun texte n’est ouvert. Ouvrir d’abord un projet de textes.</translation>
    </message>
    <message>
        <source>Notes for translators, one per line</source>
        <translation>Notes pour les traducteurs, une par ligne</translation>
    </message>
    <message>
        <source>No row is selected.</source>
        <translation>Aucune ligne n’est sélectionnée.</translation>
    </message>
    <message>
        <source>Maximum number of characters for each text in this row. Longer texts are reported.</source>
        <translation>Nombre maximal de caractères pour chaque texte de cette ligne. Les textes plus longs sont signalés.</translation>
    </message>
    <message>
        <source>project default (%L1)</source>
        <translation>valeur du projet (%L1)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Maximum length:</source>
        <translation>Longueur maximale&#x202f;:</translation>
    </message>
    <message>
        <source>Maximum width:</source>
        <translation>Largeur maximale&#x202f;:</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>project default (%L1 mm)</source>
        <translation>valeur du projet (%L1 mm)</translation>
    </message>
    <message>
        <source>Choose a font in Custom Checks and Lengths first.</source>
        <translation>Choisir d’abord une police dans «&#x202f;Contrôles personnalisés et longueurs&#x202f;».</translation>
    </message>
    <message>
        <source>Maximum width of each line in this row, in %1 at %2 pt. Wider lines are reported.</source>
        <translation>Largeur maximale de chaque ligne de texte, en %1 à %2 pt. Les lignes plus larges sont signalées.</translation>
    </message>
    <message>
        <source>Earlier texts</source>
        <translation>Textes antérieurs</translation>
    </message>
</context>
<context>
    <name>hexa::editor::RuleForm</name>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Étendue</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Distance</translation>
    </message>
    <message>
        <source>Tile or set: {what} Other tile or set: {with} Distance in steps: {is}</source>
        <translation>Tuile ou ensemble&#x202f;: {what} Autre tuile ou ensemble&#x202f;: {with} Distance en pas&#x202f;: {is}</translation>
    </message>
    <message>
        <source>Proximity</source>
        <translation>Proximité</translation>
    </message>
    <message>
        <source>Tile or set: {what} Within {within} steps: {is} × {with}</source>
        <translation>Tuile ou ensemble&#x202f;: {what} À {within} pas au plus&#x202f;: {is} × {with}</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Tile or set: {what} Other tile or set: {with} Steps apart, at most: {within} Value: {of} Difference: {is}</source>
        <translation>Tuile ou ensemble&#x202f;: {what} Autre tuile ou ensemble&#x202f;: {with} Distance en pas, au plus&#x202f;: {within} Valeur chiffrée&#x202f;: {of} Différence&#x202f;: {is}</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Coin</translation>
    </message>
    <message>
        <source>Sum around each corner: {of} Tile or set: {what} Value: {is}</source>
        <translation>Somme autour de chaque coin&#x202f;: {of} Tuile ou ensemble&#x202f;: {what} Valeur&#x202f;: {is}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>Tile or set: {what} Place: {never} {in} Zone: {zone} Ring: {ring}</source>
        <translation>Tuile ou ensemble&#x202f;: {what} Lieu&#x202f;: {never} {in} Zone&#x202f;: {zone} Anneau&#x202f;: {ring}</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Groupes</translation>
    </message>
    <message>
        <source>Group of adjacent hexes: {what} {alike} Size: {is}</source>
        <translation>Groupe d’hexagones contigus&#x202f;: {what} {alike} Taille&#x202f;: {is}</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>Connected with each other: {what} Allowed in between: {through}</source>
        <translation>D’un seul tenant&#x202f;: {what} Permis entre eux&#x202f;: {through}</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Portée</translation>
    </message>
    <message>
        <source>Within reach of each home in {within} steps: {is} × {with} Allowed on the way: {through}</source>
        <translation>Accessibles depuis chaque case de départ en {within} pas&#x202f;: {is} × {with} Permis en chemin&#x202f;: {through}</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symétrie</translation>
    </message>
    <message>
        <source>Placed symmetrically: {what} Symmetry: {symmetry}</source>
        <translation>Placement symétrique&#x202f;: {what} Symétrie&#x202f;: {symmetry}</translation>
    </message>
    <message>
        <source>Change rule</source>
        <translation>Modifier la règle</translation>
    </message>
    <message>
        <source>Rule type</source>
        <translation>Type de règle</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Type&#x202f;:</translation>
    </message>
    <message>
        <source>Show &amp;Places on Map</source>
        <translation>Afficher s&amp;ur la carte</translation>
    </message>
    <message>
        <source>Your wording:</source>
        <translation>Formulation personnelle&#x202f;:</translation>
    </message>
    <message>
        <source>all tiles</source>
        <translation>toutes les tuiles</translation>
    </message>
    <message>
        <source>others of the same kind</source>
        <translation>d’autres du même type</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>rien d’autre</translation>
    </message>
    <message>
        <source>number of hexes</source>
        <translation>nombre d’hexagones</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>partout</translation>
    </message>
    <message>
        <source>on the map</source>
        <translation>sur la carte</translation>
    </message>
    <message>
        <source>at the edge</source>
        <translation>au bord</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>à l’intérieur</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>en tout</translation>
    </message>
    <message>
        <source>for each player</source>
        <translation>pour chaque joueur</translation>
    </message>
    <message>
        <source>in each ring</source>
        <translation>dans chaque anneau</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>of one kind</source>
        <translation>d’un seul type</translation>
    </message>
    <message>
        <source>Enter a value such as 2, ≥ 2 or 2–4, or one for each number of players (2–4: 1, 5–6: 2).</source>
        <translation>Saisir une valeur comme 2, ≥ 2 ou 2–4, ou des valeurs selon le nombre de joueurs (2–4&#x202f;: 1, 5–6&#x202f;: 2).</translation>
    </message>
    <message>
        <source>Enter a whole number of steps.</source>
        <translation>Saisir un nombre entier de pas.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Tile or set</source>
        <translation>Tuile ou ensemble</translation>
    </message>
    <message>
        <source>Other tile or set</source>
        <translation>Autre tuile ou ensemble</translation>
    </message>
    <message>
        <source>Allowed in between</source>
        <translation>Permis entre eux</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur chiffrée</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Décompte</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Anneau</translation>
    </message>
    <message>
        <source>Your wording (%1)</source>
        <translation>Formulation personnelle (%1)</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>la plus grande</translation>
    </message>
    <message>
        <source>A symmetry of the layout, such as turn-2 or mirror-60. Leave the field empty for the largest symmetry.</source>
        <translation>Symétrie de la disposition, par exemple turn-2 ou mirror-60. Laisser vide pour la plus grande symétrie.</translation>
    </message>
    <message>
        <source>Example: each player has at least 2 forests around their home.</source>
        <translation>Exemple&#x202f;: chaque joueur a au moins 2 forêts autour de sa case de départ.</translation>
    </message>
    <message>
        <source>Example: the yields around each home add up to at least 10.</source>
        <translation>Exemple&#x202f;: les rendements autour de chaque case de départ totalisent au moins 10.</translation>
    </message>
    <message>
        <source>Example: the yields of the players differ by at most 3.</source>
        <translation>Exemple&#x202f;: les rendements des joueurs diffèrent de 3 au plus.</translation>
    </message>
    <message>
        <source>0: no such tile is nearby. ≥ 1: at least one is always nearby.</source>
        <translation>0&#x202f;: aucune tuile de ce type à proximité. ≥ 1&#x202f;: toujours au moins une à proximité.</translation>
    </message>
    <message>
        <source>≥ 1: equal values are never that close together.</source>
        <translation>≥ 1&#x202f;: des valeurs égales ne sont jamais aussi proches.</translation>
    </message>
    <message>
        <source>The three hexes around a corner are added. Example: ≤ 12.</source>
        <translation>Les trois hexagones autour d’un coin sont additionnés. Exemple&#x202f;: ≤ 12.</translation>
    </message>
    <message>
        <source>Example: harbours only at the edge, or castles never in a start zone.</source>
        <translation>Exemple&#x202f;: ports seulement au bord, ou châteaux jamais dans une zone de départ.</translation>
    </message>
    <message>
        <source>≤ 3: at most three such tiles touch each other. ≥ 2: none is alone.</source>
        <translation>≤ 3&#x202f;: trois de ces tuiles au plus se touchent. ≥ 2&#x202f;: aucune n’est seule.</translation>
    </message>
    <message>
        <source>All these tiles form one area. Tiles allowed in between may link its parts.</source>
        <translation>Toutes ces tuiles forment une seule zone. Les tuiles autorisées entre elles peuvent en relier les parties.</translation>
    </message>
    <message>
        <source>Example: each player reaches at least one lake in 4 steps over land.</source>
        <translation>Exemple&#x202f;: chaque joueur atteint au moins un lac en 4 pas sur la terre ferme.</translation>
    </message>
    <message>
        <source>Each of these tiles has a matching tile near every other home. The layout needs homes.</source>
        <translation>Chacune de ces tuiles a son équivalent près des autres cases de départ. La disposition doit en avoir.</translation>
    </message>
    <message>
        <source>≥ 1: never on the same hex, e.g. rivers at mountains. ≥ 2: never next to each other. ≥ 3: at least two hexes are in between.</source>
        <translation>≥ 1&#x202f;: jamais sur le même hexagone, par exemple des rivières contre des montagnes. ≥ 2&#x202f;: jamais côte à côte. ≥ 3&#x202f;: au moins deux hexagones les séparent.</translation>
    </message>
    <message>
        <source>Tile or set: {what} Counted: {per} Steps from home: {within} Number: {is}</source>
        <translation>Tuile ou ensemble&#x202f;: {what} Décompte&#x202f;: {per} Pas depuis la case de départ&#x202f;: {within} Nombre&#x202f;: {is}</translation>
    </message>
    <message>
        <source>Sum of: {of} Tile or set: {what} Counted: {per} Steps from home: {within} Value: {is}</source>
        <translation>Somme de&#x202f;: {of} Tuile ou ensemble&#x202f;: {what} Décompte&#x202f;: {per} Pas depuis la case de départ&#x202f;: {within} Valeur&#x202f;: {is}</translation>
    </message>
    <message>
        <source>Sum of: {of} Tile or set: {what} Counted: {per} Steps from home: {within} Difference between highest and lowest sum: {is}</source>
        <translation>Somme de&#x202f;: {of} Tuile ou ensemble&#x202f;: {what} Décompte&#x202f;: {per} Pas depuis la case de départ&#x202f;: {within} Écart entre la plus grande et la plus petite somme&#x202f;: {is}</translation>
    </message>
    <message>
        <source>Numeric value from the table “Numeric Values”</source>
        <translation>Valeur chiffrée du tableau «&#x202f;Valeurs chiffrées&#x202f;»</translation>
    </message>
    <message>
        <source>Value such as 2, ≥ 2 or 2–4, or one for each number of players (2–4: 1, 5–6: 2)</source>
        <translation>Valeur comme 2, ≥ 2 ou 2–4, ou valeurs selon le nombre de joueurs (2–4&#x202f;: 1, 5–6&#x202f;: 2)</translation>
    </message>
    <message>
        <source>Largest distance in steps</source>
        <translation>Distance maximale en pas</translation>
    </message>
    <message>
        <source>Steps from the middle of the map, such as 2 or 1–3</source>
        <translation>Pas depuis le centre de la carte, par exemple 2 ou 1–3</translation>
    </message>
    <message>
        <source>Only on these hexes: {in} Zone: {zone} Ring: {ring}</source>
        <translation>Seulement sur ces hexagones&#x202f;: {in} Zone&#x202f;: {zone} Anneau&#x202f;: {ring}</translation>
    </message>
    <message>
        <source>The tiles are never on these hexes</source>
        <translation>Les tuiles ne sont jamais sur ces hexagones</translation>
    </message>
    <message>
        <source>Only adjacent hexes of the same kind form a group</source>
        <translation>Seuls des hexagones contigus du même type forment un groupe</translation>
    </message>
    <message>
        <source>Subject of the rule</source>
        <translation>Objet de la règle</translation>
    </message>
    <message>
        <source>Second group of hexes, to compare with the first one</source>
        <translation>Second groupe d’hexagones, à comparer au premier</translation>
    </message>
    <message>
        <source>Further hexes on the way</source>
        <translation>Autres hexagones en chemin</translation>
    </message>
    <message>
        <source>Limits the rule to a zone</source>
        <translation>Limite la règle à une zone</translation>
    </message>
    <message>
        <source>Limits the rule to a part of the map</source>
        <translation>Limite la règle à une partie de la carte</translation>
    </message>
    <message>
        <source>Unit of counting</source>
        <translation>Unité de décompte</translation>
    </message>
    <message>
        <source>Shown in Problems instead of the program’s sentence</source>
        <translation>Affichée dans les problèmes à la place de la phrase du programme</translation>
    </message>
    <message>
        <source>Type of condition</source>
        <translation>Type de condition</translation>
    </message>
    <message>
        <source>Marks the hexes on the open map where the rule is broken</source>
        <translation>Marque sur la carte ouverte les hexagones où la règle est enfreinte</translation>
    </message>
    <message>
        <source>Largest Group</source>
        <translation>Plus grand groupe</translation>
    </message>
    <message>
        <source>Largest group of adjacent hexes: {what} {alike} Size: {is}</source>
        <translation>Plus grand groupe d’hexagones contigus&#x202f;: {what} {alike} Taille&#x202f;: {is}</translation>
    </message>
    <message>
        <source>≥ 6: at least one continent has six hexes or more.</source>
        <translation>≥ 6&#x202f;: au moins un continent compte six hexagones ou plus.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::RulesPanel</name>
    <message>
        <source>Search rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>Imprimer les règles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>This game has no rules reference.</source>
        <translation>Ce jeu n’a pas d’aide-mémoire des règles.</translation>
    </message>
    <message>
        <source>No rule contains these words. Try other words.</source>
        <translation>Aucune règle ne contient ces mots. Essayer d’autres mots.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SeatRows</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Nom (facultatif)</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nom de la place %1</translation>
    </message>
    <message>
        <source>Choose %2 for player %1</source>
        <translation>Choisir %2 pour le joueur %1</translation>
    </message>
    <message>
        <source>Name seat %1 “%2”</source>
        <translation>Nommer la place %1 «&#x202f;%2&#x202f;»</translation>
    </message>
    <message>
        <source>%1 (auto)</source>
        <comment>by the seat&apos;s number</comment>
        <translation>%1 (auto)</translation>
    </message>
    <message>
        <source>Team %1</source>
        <translation>Équipe %1</translation>
    </message>
    <message>
        <source>Team of seat %1</source>
        <translation>Équipe de la place %1</translation>
    </message>
    <message>
        <source>Remove seat %1</source>
        <translation>Retirer la place %1</translation>
    </message>
    <message>
        <source>Remove player %1 from the team</source>
        <translation>Retirer le joueur %1 de l’équipe</translation>
    </message>
    <message>
        <source>Put player %1 in team %2</source>
        <translation>Placer le joueur %1 dans l’équipe %2</translation>
    </message>
    <message>
        <source>Home: %1</source>
        <translation>Départ&#x202f;: %1</translation>
    </message>
    <message>
        <source>No seats yet.</source>
        <translation>Pas encore de places.</translation>
    </message>
    <message>
        <source>Add seat</source>
        <translation>Ajouter une place</translation>
    </message>
    <message>
        <source>No team</source>
        <translation>Sans équipe</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Pas encore choisi</translation>
    </message>
    <message>
        <source>Remove Seat</source>
        <translation>Retirer la place</translation>
    </message>
    <message>
        <source>No home yet. Select a hex and tick “Home of player %1”.</source>
        <translation>Pas encore de case de départ. Sélectionner un hexagone et cocher «&#x202f;Case de départ du joueur %1&#x202f;».</translation>
    </message>
    <message>
        <source>No seats yet. Place each player’s home on the map, or choose a layout.</source>
        <translation>Pas encore de places. Poser la case de départ de chaque joueur sur la carte ou choisir une disposition.</translation>
    </message>
    <message>
        <source>Add Seat</source>
        <translation>Ajouter une place</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SeatTable</name>
    <message>
        <source>Combined</source>
        <comment>the sums of allies</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player, faction</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what, and how many</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what, and how many: Sheep 3</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: next to decide</source>
        <translation>%1&#x202f;: doit décider</translation>
    </message>
    <message>
        <source>Player overview</source>
        <translation>Aperçu des joueurs</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SelectTool</name>
    <message>
        <source>Remove from the map</source>
        <translation>Retirer de la carte</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tile(s) from the map</source>
        <translation>
            <numerusform>Retirer %n tuile de la carte</numerusform>
            <numerusform>Retirer %n tuiles de la carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) removed from the map. Use Undo to restore them.</source>
        <translation>
            <numerusform>%n tuile retirée de la carte. Utiliser Annuler pour la rétablir.</numerusform>
            <numerusform>%n tuiles retirées de la carte. Utiliser Annuler pour les rétablir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap with %1</source>
        <translation>Échanger avec %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SelectionCommands</name>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message numerus="yes">
        <source>A home was removed. %n player(s) left on the map. Use Undo to restore it.</source>
        <translation>
            <numerusform>Une case de départ a été retirée. Il reste %n joueur sur la carte. Utiliser Annuler pour la rétablir.</numerusform>
            <numerusform>Une case de départ a été retirée. Il reste %n joueurs sur la carte. Utiliser Annuler pour la rétablir.</numerusform>
        </translation>
    </message>
    <message>
        <source>Placed: %1</source>
        <translation>Placé&#x202f;: %1</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Sélectionné&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hex(es) cleared, including symmetric partners. Use Undo to restore them.</source>
        <translation>
            <numerusform>%Ln hexagone vidé, partenaires compris. Utiliser Annuler pour le rétablir.</numerusform>
            <numerusform>%Ln hexagones vidés, partenaires compris. Utiliser Annuler pour les rétablir.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked hex(es) can’t be changed. Unlock them first (L).</source>
        <translation>
            <numerusform>%Ln hexagone verrouillé ne peut pas être modifié. Le déverrouiller d’abord (L).</numerusform>
            <numerusform>%Ln hexagones verrouillés ne peuvent pas être modifiés. Les déverrouiller d’abord (L).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked object(s) can’t be changed. Unlock them first (L).</source>
        <translation>
            <numerusform>%Ln objet verrouillé ne peut pas être modifié. Le déverrouiller d’abord (L).</numerusform>
            <numerusform>%Ln objets verrouillés ne peuvent pas être modifiés. Les déverrouiller d’abord (L).</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty slots can’t be locked. Select hexes with tiles.</source>
        <translation>Les emplacements libres ne peuvent pas être verrouillés. Sélectionner des hexagones avec des tuiles.</translation>
    </message>
    <message>
        <source>Make Region</source>
        <translation>Créer une région</translation>
    </message>
    <message>
        <source>Region name:</source>
        <translation>Nom de la région&#x202f;:</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SelectionPage</name>
    <message numerus="yes">
        <source>Lock %Ln hex(es)</source>
        <translation>
            <numerusform>Verrouiller %Ln hexagone</numerusform>
            <numerusform>Verrouiller %Ln hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %Ln hex(es)</source>
        <translation>
            <numerusform>Déverrouiller %Ln hexagone</numerusform>
            <numerusform>Déverrouiller %Ln hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hex(es) selected</source>
        <translation>
            <numerusform>%Ln hexagone sélectionné</numerusform>
            <numerusform>%Ln hexagones sélectionnés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Locked (%Ln of them)</source>
        <translation>
            <numerusform>Verrouillés (%Ln d’entre eux)</numerusform>
            <numerusform>Verrouillés (%Ln d’entre eux)</numerusform>
        </translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Verrouillés</translation>
    </message>
    <message numerus="yes">
        <source>Change note of %Ln hex(es)</source>
        <translation>
            <numerusform>Modifier la note de %Ln hexagone</numerusform>
            <numerusform>Modifier la note de %Ln hexagones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln hex(es) to %1</source>
        <translation>
            <numerusform>Modifier %Ln hexagone&#x202f;: %1</numerusform>
            <numerusform>Modifier %Ln hexagones&#x202f;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change special victory points of %Ln tile(s)</source>
        <translation>
            <numerusform>Modifier les points de victoire spéciaux de %Ln tuile</numerusform>
            <numerusform>Modifier les points de victoire spéciaux de %Ln tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box has only %Ln more of these. Select fewer hexes.</source>
        <translation>
            <numerusform>La boîte n’en contient plus que %Ln. Sélectionner moins d’hexagones.</numerusform>
            <numerusform>La boîte n’en contient plus que %Ln. Sélectionner moins d’hexagones.</numerusform>
        </translation>
    </message>
    <message>
        <source>Different notes. A new note replaces them all.</source>
        <translation>Notes différentes. Une nouvelle note les remplace toutes.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them outside the layout</source>
        <translation>
            <numerusform>dont %Ln hors de la disposition</numerusform>
            <numerusform>dont %Ln hors de la disposition</numerusform>
        </translation>
    </message>
    <message>
        <source>Brushes and generators don’t change locked hexes</source>
        <translation>Les pinceaux et les générateurs ne modifient pas les hexagones verrouillés</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Special victory points</source>
        <translation>Points de victoire spéciaux</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Général</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Clavier</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Beha&amp;viour</source>
        <translation>Compor&amp;tement</translation>
    </message>
    <message>
        <source>&amp;Owner’s Data</source>
        <translation>Données du &amp;propriétaire</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Sharing</name>
    <message>
        <source>Unnamed map</source>
        <translation>Carte sans nom</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>author</comment>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>Hexatelier: File &gt; Open Share Code</source>
        <translation>Hexatelier&#x202f;: Fichier &gt; Ouvrir un code de partage</translation>
    </message>
    <message>
        <source>Map picture copied to the clipboard.</source>
        <translation>Image de la carte copiée dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Share card copied to the clipboard, with picture, share code and fairness.</source>
        <translation>Fiche copiée dans le presse-papiers, avec image, code de partage et équité.</translation>
    </message>
    <message>
        <source>Open Share Code</source>
        <translation>Ouvrir un code de partage</translation>
    </message>
    <message>
        <source>Share code:</source>
        <translation>Code de partage&#x202f;:</translation>
    </message>
    <message>
        <source>This share code can’t be opened.</source>
        <translation>Impossible d’ouvrir ce code de partage.</translation>
    </message>
    <message>
        <source>No share code can be made for this map.</source>
        <translation>Impossible de créer un code de partage pour cette carte.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SheetsPanel</name>
    <message>
        <source>The sheets were sent to the printer.</source>
        <translation>Les feuilles ont été envoyées à l’imprimante.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Enregistré sous %1</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Tiles, poster, pads</source>
        <translation>Tuiles, affiche, blocs</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Imprimante</translation>
    </message>
    <message>
        <source> mm</source>
        <comment>unit after a number</comment>
        <translation> mm</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>Enregistrer le PDF…</translation>
    </message>
    <message>
        <source>Save Kit…</source>
        <translation>Enregistrer le lot…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Any printer</source>
        <translation>Toutes les imprimantes</translation>
    </message>
    <message>
        <source>Creating the sheets…</source>
        <translation>Création des feuilles…</translation>
    </message>
    <message>
        <source>Cards and counters</source>
        <translation>Cartes à jouer et pions</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <translation>Pages&#x202f;: %1</translation>
    </message>
    <message>
        <source>Calibration for:</source>
        <translation>Étalonnage pour&#x202f;:</translation>
    </message>
    <message>
        <source>Measured width:</source>
        <translation>Largeur mesurée&#x202f;:</translation>
    </message>
    <message>
        <source>Measured height:</source>
        <translation>Hauteur mesurée&#x202f;:</translation>
    </message>
    <message>
        <source>Zip archive with all sheets as a PDF, the map as PNG and SVG, the map file and a list of contents</source>
        <translation>Archive zip&#x202f;: toutes les feuilles en PDF, la carte en PNG et SVG, le fichier de la carte et une liste du contenu</translation>
    </message>
    <message>
        <source>Print the printer check and enter the lengths of its lines. On paper of %1 × %2 mm they should be %3 and %4 mm.</source>
        <translation>Imprimer le contrôle d’imprimante et saisir la longueur de ses lignes. Sur un papier de %1 × %2 mm, elles doivent mesurer %3 et %4 mm.</translation>
    </message>
    <message>
        <source>These lengths are more than 10% off or don’t match each other. Measure again, from end mark to end mark.</source>
        <translation>Ces longueurs s’écartent de plus de 10&#x202f;% ou ne concordent pas. Mesurer de nouveau, d’un repère d’extrémité à l’autre.</translation>
    </message>
    <message>
        <source>Pages: %1 (without bleed: %2)</source>
        <translation>Pages&#x202f;: %1 (sans fond perdu&#x202f;: %2)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Spelling</name>
    <message>
        <source>Add “%1” to project dictionary</source>
        <translation>Ajouter «&#x202f;%1&#x202f;» au dictionnaire du projet</translation>
    </message>
</context>
<context>
    <name>hexa::editor::StampTool</name>
    <message numerus="yes">
        <source>Paste %Ln hex(es)</source>
        <translation>
            <numerusform>Coller %Ln hexagone</numerusform>
            <numerusform>Coller %Ln hexagones</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Click or press Enter to paste, Esc to finish</source>
        <translation>Clic ou Entrée pour coller, Échap pour terminer</translation>
    </message>
</context>
<context>
    <name>hexa::editor::StandInBadge</name>
    <message>
        <source>partly stand-in</source>
        <comment>a card</comment>
        <translation>remplacement partiel</translation>
    </message>
    <message>
        <source>stand-in</source>
        <comment>a card</comment>
        <translation>remplacement</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter that marks a stand-in card</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>hexa::editor::StandInLegend</name>
    <message>
        <source>%1 stand-in card</source>
        <comment>%1 is the mark, *</comment>
        <translation>%1 carte de remplacement</translation>
    </message>
</context>
<context>
    <name>hexa::editor::StartDialog</name>
    <message>
        <source>Choose the setup instead of dealing it at random</source>
        <translation>Choisir la mise en place au lieu de la tirer au hasard</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Garder</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>One person against the program</source>
        <translation>Un humain contre le programme</translation>
    </message>
    <message>
        <source>Basic game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>As set here</source>
        <translation>Comme réglé ici</translation>
    </message>
    <message>
        <source>Random seats</source>
        <translation>Places au hasard</translation>
    </message>
    <message>
        <source>P&amp;reset:</source>
        <translation>&amp;Modèle&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Variant:</source>
        <translation>&amp;Variante&#x202f;:</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>G&amp;raine&#x202f;:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of the seat, its home</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Program, %1</source>
        <translation>Programme, %1</translation>
    </message>
    <message>
        <source>As on the map</source>
        <translation>Comme sur la carte</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>caption of a field</comment>
        <translation>%1&#x202f;:</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>%1: on</source>
        <comment>variant or house rule</comment>
        <translation>%1&#x202f;: oui</translation>
    </message>
    <message>
        <source>%1: off</source>
        <comment>variant or house rule</comment>
        <translation>%1&#x202f;: non</translation>
    </message>
    <message>
        <source>Same as &amp;Map</source>
        <translation>&amp;Comme la carte</translation>
    </message>
    <message>
        <source>Enter &amp;dice rolls and cards drawn at a real table</source>
        <translation>Saisir les résultats des &amp;dés et les cartes tirées à une vraie table</translation>
    </message>
    <message>
        <source>Set Up Game</source>
        <translation>Préparer une partie</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Comme la dernière fois</translation>
    </message>
    <message>
        <source>People only, at this screen</source>
        <translation>Uniquement des humains, à cet écran</translation>
    </message>
    <message>
        <source>Watch the program play</source>
        <translation>Regarder le programme jouer</translation>
    </message>
    <message>
        <source>New each time</source>
        <translation>Nouvelle à chaque fois</translation>
    </message>
    <message>
        <source>Player type of seat %1</source>
        <translation>Type de joueur de la place %1</translation>
    </message>
    <message>
        <source>The variant and house rules of the map apply.</source>
        <translation>La variante et les règles maison sont celles de la carte.</translation>
    </message>
    <message>
        <source>Your choice for this map: %1.</source>
        <translation>Choisi pour cette carte&#x202f;: %1.</translation>
    </message>
    <message>
        <source>This game can’t be played: %1</source>
        <translation>Cette partie ne peut pas être jouée&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>The map has %n problem(s) but can still be played.</source>
        <translation>
            <numerusform>La carte a %n problème mais reste jouable.</numerusform>
            <numerusform>La carte a %n problèmes mais reste jouable.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Only the cards of the selected player are visible.</source>
        <translation>Seules les cartes du joueur choisi sont visibles.</translation>
    </message>
    <message>
        <source>&amp;Show secret cards of:</source>
        <translation>&amp;Cartes secrètes affichées de&#x202f;:</translation>
    </message>
</context>
<context>
    <name>hexa::editor::StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#x202f;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln tuile</numerusform>
            <numerusform>%Ln tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank space(s)</source>
        <translation>
            <numerusform>%Ln espace vide</numerusform>
            <numerusform>%Ln espaces vides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recommended for %n player(s)</source>
        <translation>
            <numerusform>Recommandé pour %n joueur</numerusform>
            <numerusform>Recommandé pour %n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln too few</source>
        <translation>
            <numerusform>%Ln manquante</numerusform>
            <numerusform>%Ln manquantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <translation>
            <numerusform>%Ln de trop</numerusform>
            <numerusform>%Ln de trop</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Règle %1</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>Dans la boîte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left in the box</source>
        <translation>
            <numerusform>encore %Ln dans la boîte</numerusform>
            <numerusform>encore %Ln dans la boîte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>&amp;Paint with %1</source>
        <translation>&amp;Peindre avec %1</translation>
    </message>
    <message>
        <source>No empty slots left</source>
        <translation>Plus aucun emplacement libre</translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty slot(s) left</source>
        <translation>
            <numerusform>encore %Ln emplacement libre</numerusform>
            <numerusform>encore %Ln emplacements libres</numerusform>
        </translation>
    </message>
    <message>
        <source>No seats yet. Place each player’s home or choose a layout to see the recommended tile counts here.</source>
        <translation>Pas encore de places. Poser la case de départ de chaque joueur ou choisir une disposition pour voir ici les nombres de tuiles recommandés.</translation>
    </message>
    <message numerus="yes">
        <source>This game has no recommended tile counts for %n player(s).</source>
        <translation>
            <numerusform>Ce jeu ne recommande aucun nombre de tuiles pour %n joueur.</numerusform>
            <numerusform>Ce jeu ne recommande aucun nombre de tuiles pour %n joueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more than in the box</source>
        <translation>
            <numerusform>%Ln de plus que dans la boîte</numerusform>
            <numerusform>%Ln de plus que dans la boîte</numerusform>
        </translation>
    </message>
    <message>
        <source>Other objects</source>
        <translation>Autres objets</translation>
    </message>
    <message>
        <source>&amp;Select on the Map</source>
        <translation>&amp;Sélectionner sur la carte</translation>
    </message>
</context>
<context>
    <name>hexa::editor::StatusFields</name>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln tuile</numerusform>
            <numerusform>%Ln tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty</source>
        <comment>slots of the layout</comment>
        <translation>
            <numerusform>%Ln libre</numerusform>
            <numerusform>%Ln libres</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Aucun problème</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problème</numerusform>
            <numerusform>%Ln problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>non enregistrée</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistrée</translation>
    </message>
    <message>
        <source>no recovery copies</source>
        <translation>pas de copies de secours</translation>
    </message>
    <message>
        <source>Tiles on the map. Click to open the statistics.</source>
        <translation>Tuiles sur la carte. Cliquer pour ouvrir les statistiques.</translation>
    </message>
    <message>
        <source>Rule problems on this map. Click to list them.</source>
        <translation>Problèmes de règles de la carte. Cliquer pour en afficher la liste.</translation>
    </message>
    <message>
        <source>Fairness of the map. Click to check it.</source>
        <translation>Équité de la carte. Cliquer pour la vérifier.</translation>
    </message>
    <message>
        <source>Not saved yet. Click to save.</source>
        <translation>Pas encore enregistrée. Cliquer pour enregistrer.</translation>
    </message>
    <message>
        <source>Zoom. Click to fit the map in the window.</source>
        <translation>Zoom. Cliquer pour ajuster la carte à la fenêtre.</translation>
    </message>
    <message>
        <source>Hex under the pointer. Click for its properties.</source>
        <translation>Hexagone sous le pointeur. Cliquer pour afficher ses propriétés.</translation>
    </message>
    <message>
        <source>Click to go to the decision.</source>
        <translation>Cliquer pour aller à la décision.</translation>
    </message>
    <message>
        <source>Recovery copies can’t be written: %1
Save your work, then free disk space or allow access to the folder %2.</source>
        <translation>Les copies de secours ne peuvent pas être écrites&#x202f;: %1
Enregistrer le travail, puis libérer de l’espace disque ou autoriser l’accès au dossier %2.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Story</name>
    <message>
        <source>%1 %2</source>
        <comment>player and points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>what is counted, and the sums</comment>
        <translation>%1&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Strength: %1.</source>
        <translation>Force&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more event(s).</source>
        <comment>sentences of the log</comment>
        <translation>
            <numerusform>Et %Ln autre événement.</numerusform>
            <numerusform>Et %Ln autres événements.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::StyleList</name>
    <message>
        <source>any style</source>
        <translation>tous les styles</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SuggestionsPanel</name>
    <message>
        <source>Gap %1 → %2 points</source>
        <comment>predicted, before and after</comment>
        <translation>Écart %1 → %2 points</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <comment>that change</comment>
        <translation>
            <numerusform>%Ln tuile</numerusform>
            <numerusform>%Ln tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for suggestions…</source>
        <translation>Recherche de suggestions…</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Suggestions</translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln slot(s): gap of about %1 points</source>
        <translation>
            <numerusform>Remplir %Ln emplacement&#x202f;: écart d’environ %1 points</numerusform>
            <numerusform>Remplir %Ln emplacements&#x202f;: écart d’environ %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln slot(s)</source>
        <translation>
            <numerusform>Remplir %Ln emplacement</numerusform>
            <numerusform>Remplir %Ln emplacements</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill empty slots</source>
        <translation>Remplir les emplacements libres</translation>
    </message>
    <message numerus="yes">
        <source>%n more wish(es) met</source>
        <translation>
            <numerusform>%n souhait de plus respecté</numerusform>
            <numerusform>%n souhaits de plus respectés</numerusform>
        </translation>
    </message>
    <message>
        <source>More even: %1 (%2 → %3%)</source>
        <comment>a figure, its equality before and after</comment>
        <translation>Mieux réparti&#x202f;: %1 (%2 → %3&#x202f;%)</translation>
    </message>
    <message>
        <source>No small change is likely to make the map better. Use Repair to test swaps in games.</source>
        <translation>Les petites modifications n’amélioreront probablement pas la carte. Utiliser Réparation pour essayer des échanges dans des parties.</translation>
    </message>
    <message>
        <source>Point at a suggestion to see it on the map. Select one, then press Apply.</source>
        <translation>Survoler une suggestion pour la voir sur la carte. En sélectionner une, puis cliquer sur Appliquer.</translation>
    </message>
    <message numerus="yes">
        <source>Apply suggestion for %Ln tile(s)</source>
        <translation>
            <numerusform>Appliquer une suggestion pour %Ln tuile</numerusform>
            <numerusform>Appliquer une suggestion pour %Ln tuiles</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>Appli&amp;quer</translation>
    </message>
    <message>
        <source>Apply the selected suggestion. You can undo this.</source>
        <translation>Applique la suggestion sélectionnée. Utiliser Annuler pour revenir en arrière.</translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln slot(s): %1% lead according to the author’s weights</source>
        <translation>
            <numerusform>Remplir %Ln emplacement&#x202f;: avance de %1&#x202f;% selon les pondérations de l’auteur</numerusform>
            <numerusform>Remplir %Ln emplacements&#x202f;: avance de %1&#x202f;% selon les pondérations de l’auteur</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead %1 → %2% according to the author’s weights, %n tile(s) swapped</source>
        <comment>of the richest seat over the poorest, before and after</comment>
        <translation>
            <numerusform>Avance %1 → %2&#x202f;% selon les pondérations de l’auteur, %n tuile échangée</numerusform>
            <numerusform>Avance %1 → %2&#x202f;% selon les pondérations de l’auteur, %n tuiles échangées</numerusform>
        </translation>
    </message>
    <message>
        <source>No swap of up to three pairs of tiles makes the map more balanced according to the author’s weights.</source>
        <translation>Aucun échange de trois paires de tuiles au plus ne rend la carte plus équilibrée selon les pondérations de l’auteur.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SymmetryMenu</name>
    <message>
        <source>No symmetry</source>
        <translation>Aucune symétrie</translation>
    </message>
    <message>
        <source>Mirror, horizontal axis</source>
        <translation>Miroir, axe horizontal</translation>
    </message>
    <message>
        <source>Mirror, vertical axis</source>
        <translation>Miroir, axe vertical</translation>
    </message>
    <message>
        <source>Mirror, axis at %1°</source>
        <translation>Miroir, axe à %1°</translation>
    </message>
    <message>
        <source>180° rotation</source>
        <translation>Rotation de 180°</translation>
    </message>
    <message>
        <source>120° rotation</source>
        <translation>Rotation de 120°</translation>
    </message>
    <message>
        <source>60° rotation</source>
        <translation>Rotation de 60°</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n mirror(s)</source>
        <translation>
            <numerusform>%1 et %n miroir</numerusform>
            <numerusform>%1 et %n miroirs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (about a hex)</source>
        <translation>%1 (autour d’un hexagone)</translation>
    </message>
    <message>
        <source>%1 (about an edge)</source>
        <translation>%1 (autour d’un côté)</translation>
    </message>
    <message>
        <source>%1 (about a corner)</source>
        <translation>%1 (autour d’un coin)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TableDialog</name>
    <message>
        <source>Read as &amp;Windows-1252 (old files with garbled accents)</source>
        <translation>Lire en &amp;Windows-1252 (anciens fichiers aux accents mal affichés)</translation>
    </message>
    <message>
        <source>Columns of %1</source>
        <translation>Colonnes de %1</translation>
    </message>
    <message>
        <source>Choose the contents of each column in the box above it. Columns set to “Leave out” are not changed.</source>
        <translation>Choisir au-dessus de chaque colonne son contenu. Les colonnes réglées sur «&#x202f;Ignorer&#x202f;» restent inchangées.</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Virgule</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Point-virgule</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulation</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>Premières lignes du tableau</translation>
    </message>
    <message>
        <source>&amp;Separator:</source>
        <translation>&amp;Séparateur&#x202f;:</translation>
    </message>
    <message>
        <source>S&amp;ource language:</source>
        <translation>Langue s&amp;ource&#x202f;:</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(sans nom)</translation>
    </message>
    <message>
        <source>Content of column %1</source>
        <translation>Contenu de la colonne %1</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>Identifiant</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <translation>Longueur maximale</translation>
    </message>
    <message>
        <source>Text: %1</source>
        <translation>Texte&#x202f;: %1</translation>
    </message>
    <message>
        <source>Several columns are set to “%1”. Choose this for one column only.</source>
        <translation>Plusieurs colonnes sont réglées sur «&#x202f;%1&#x202f;». Ne choisir ce contenu que pour une seule.</translation>
    </message>
    <message>
        <source>Column “%1” may be in %2 or %3. Choose its language above it.</source>
        <translation>La colonne «&#x202f;%1&#x202f;» peut être en %2 ou en %3. Choisir sa langue au-dessus.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TargetRows</name>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>The map counts as fair if all win rates are equal.</source>
        <translation>La carte est considérée comme équitable si tous les taux de victoire sont égaux.</translation>
    </message>
    <message>
        <source>The map counts as fair if the win rates have this ratio.</source>
        <translation>La carte est considérée comme équitable si les taux de victoire ont ce rapport.</translation>
    </message>
    <message>
        <source>Target win rate for %1</source>
        <comment>player or side</comment>
        <translation>Taux de victoire visé&#x202f;: %1</translation>
    </message>
    <message>
        <source>= %1%</source>
        <comment>share of the wins</comment>
        <translation>=&#x202f;%1&#x202f;%</translation>
    </message>
    <message>
        <source>Set target win rates</source>
        <translation>Fixer des taux de victoire visés</translation>
    </message>
    <message>
        <source>Remove target win rates</source>
        <translation>Retirer les taux de victoire visés</translation>
    </message>
    <message>
        <source>Set target win rates to %1</source>
        <translation>Fixer les taux de victoire visés à %1</translation>
    </message>
    <message>
        <source>Target win rates</source>
        <translation>Taux de victoire visés</translation>
    </message>
    <message>
        <source>For battles not meant to be even: how often each side should win</source>
        <translation>Pour les batailles qui ne sont pas censées être équilibrées&#x202f;: taux de victoire voulu de chaque camp</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TasteRows</name>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 à %2</translation>
    </message>
    <message>
        <source>Map style</source>
        <translation>Style de carte</translation>
    </message>
    <message>
        <source>this map: %1%</source>
        <comment>place among random maps</comment>
        <translation>cette carte&#x202f;: %1&#x202f;%</translation>
    </message>
    <message>
        <source>The middle of each slider is typical of random maps</source>
        <translation>Le milieu de chaque curseur correspond à une carte aléatoire typique</translation>
    </message>
    <message>
        <source>Value: %1. The percentage shows how many random maps have a lower value.</source>
        <translation>Valeur&#x202f;: %1. Le pourcentage indique combien de cartes aléatoires ont une valeur inférieure.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TermEditor</name>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Clé&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Note&#x202f;:</translation>
    </message>
    <message>
        <source>Use of %1</source>
        <translation>Usage de %1</translation>
    </message>
    <message>
        <source>Term forms</source>
        <translation>Formes du terme</translation>
    </message>
    <message>
        <source>Also an everyday &amp;word</source>
        <translation>Aussi un &amp;mot courant</translation>
    </message>
    <message>
        <source>If the term is missing from a text, this is only a hint</source>
        <translation>Si le terme manque dans un texte, ce n’est qu’une remarque</translation>
    </message>
    <message>
        <source>Na&amp;me, the same in all languages</source>
        <translation>N&amp;om, le même dans toutes les langues</translation>
    </message>
    <message>
        <source>Exac&amp;t spelling only</source>
        <translation>Or&amp;thographe exacte seulement</translation>
    </message>
    <message>
        <source>Always written with these capital letters and never inflected</source>
        <translation>Toujours avec ces majuscules et sans flexion</translation>
    </message>
    <message>
        <source>Type here to add a form</source>
        <translation>Écrire ici pour ajouter une forme</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TermFinder</name>
    <message>
        <source>Find Terms</source>
        <translation>Trouver des termes</translation>
    </message>
    <message>
        <source>&amp;Show Occurrences</source>
        <translation>&amp;Afficher les occurrences</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln term(s)</source>
        <translation>
            <numerusform>Ajouter %Ln terme</numerusform>
            <numerusform>Ajouter %Ln termes</numerusform>
        </translation>
    </message>
    <message>
        <source>Found terms</source>
        <translation>Termes trouvés</translation>
    </message>
    <message>
        <source>Add &amp;to Glossary</source>
        <translation>Ajouter au &amp;glossaire</translation>
    </message>
    <message>
        <source>Ski&amp;p</source>
        <translation>&amp;Ignorer</translation>
    </message>
    <message>
        <source>These texts use the glossary of their game, so terms can’t be added.</source>
        <translation>Ces textes utilisent le glossaire de leur jeu&#x202f;; aucun terme ne peut donc y être ajouté.</translation>
    </message>
    <message>
        <source>Searching for terms…</source>
        <translation>Recherche de termes…</translation>
    </message>
    <message>
        <source>No new terms found. A term has to occur in several rows and in two languages.</source>
        <translation>Aucun nouveau terme trouvé. Un terme doit figurer dans plusieurs lignes et dans deux langues.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) may be missing from the glossary. Select several with Shift or Ctrl. Press Enter to add the selected ones, Delete to skip them, F2 to edit a form.</source>
        <translation>
            <numerusform>%Ln terme manque peut-être au glossaire. En sélectionner plusieurs avec Maj ou Ctrl. Appuyer sur Entrée pour ajouter les termes sélectionnés, sur Suppr pour les ignorer, sur F2 pour modifier une forme.</numerusform>
            <numerusform>%Ln termes manquent peut-être au glossaire. En sélectionner plusieurs avec Maj ou Ctrl. Appuyer sur Entrée pour ajouter les termes sélectionnés, sur Suppr pour les ignorer, sur F2 pour modifier une forme.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::TermFinderModel</name>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Concordance</translation>
    </message>
    <message>
        <source>Share of rows with both words among all rows with one of them</source>
        <translation>Part des lignes contenant les deux mots parmi celles qui contiennent l’un d’eux</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TermsPanel</name>
    <message>
        <source>This project has no glossary.</source>
        <translation>Ce projet n’a pas de glossaire.</translation>
    </message>
    <message>
        <source>No texts are open. Open a text project first.</source>
        <translation>Aucun texte n’est ouvert. Ouvrir d’abord un projet de textes.</translation>
    </message>
    <message>
        <source>Not found in this text</source>
        <translation>Introuvable dans ce texte</translation>
    </message>
    <message>
        <source>&amp;Edit in Glossary…</source>
        <translation>&amp;Modifier dans le glossaire…</translation>
    </message>
    <message>
        <source>Row terms</source>
        <translation>Termes de la ligne</translation>
    </message>
    <message>
        <source>No glossary terms in this row.</source>
        <translation>Aucun terme du glossaire dans cette ligne.</translation>
    </message>
    <message>
        <source>Press Alt and a digit to insert a term.</source>
        <translation>Appuyer sur Alt et un chiffre pour insérer un terme.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextCell</name>
    <message>
        <source>No dictionary for %1. Install a Hunspell dictionary.</source>
        <translation>Dictionnaire manquant&#x202f;: %1. Installer un dictionnaire Hunspell.</translation>
    </message>
    <message>
        <source>&amp;Find Other Uses of These Words…</source>
        <translation>Chercher d’a&amp;utres emplois de ces mots…</translation>
    </message>
    <message>
        <source>Add to &amp;Glossary…</source>
        <translation>Ajouter au &amp;glossaire…</translation>
    </message>
    <message>
        <source>Searching for similar words…</source>
        <translation>Recherche de mots proches…</translation>
    </message>
    <message>
        <source>&amp;Add “%1” to Project Dictionary</source>
        <translation>&amp;Ajouter «&#x202f;%1&#x202f;» au dictionnaire du projet</translation>
    </message>
    <message>
        <source>No similar words</source>
        <translation>Aucun mot proche</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextDelegate</name>
    <message>
        <source>(no text)</source>
        <translation>(aucun texte)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextExportDialog</name>
    <message>
        <source>Export Texts</source>
        <translation>Exporter les textes</translation>
    </message>
    <message>
        <source>Markdown (.md)</source>
        <translation>Markdown (.md)</translation>
    </message>
    <message>
        <source>Pages (.pdf)</source>
        <translation>Pages (.pdf)</translation>
    </message>
    <message>
        <source>For translators: PO</source>
        <translation>Pour les traducteurs&#x202f;: PO</translation>
    </message>
    <message>
        <source>For translators: XLIFF 1.2</source>
        <translation>Pour les traducteurs&#x202f;: XLIFF 1.2</translation>
    </message>
    <message>
        <source>For translators: XLIFF 2.0</source>
        <translation>Pour les traducteurs&#x202f;: XLIFF 2.0</translation>
    </message>
    <message>
        <source>For translators: Qt TS</source>
        <translation>Pour les traducteurs&#x202f;: Qt TS</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format&#x202f;:</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>Langues&#x202f;:</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Dossier&#x202f;:</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>textes</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Choisir une langue.</translation>
    </message>
    <message>
        <source>Choose a language other than the source language.</source>
        <translation>Choisir une autre langue que la langue source.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) already exist. Replace them?</source>
        <translation>
            <numerusform>%Ln fichier existe déjà. Le remplacer&#x202f;?</numerusform>
            <numerusform>%Ln fichiers existent déjà. Les remplacer&#x202f;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved in %1</source>
        <translation>
            <numerusform>%Ln fichier enregistré dans %1</numerusform>
            <numerusform>%Ln fichiers enregistrés dans %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Change only translations in the imported files</source>
        <translation>Ne modifier que les traductions dans les fichiers importés</translation>
    </message>
    <message>
        <source>Comments, keys, order and layout stay as they were imported.</source>
        <translation>Commentaires, clés, ordre et mise en page restent tels qu’à l’importation.</translation>
    </message>
    <message>
        <source>Table of all languages (.csv)</source>
        <translation>Tableau de toutes les langues (.csv)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextFiles</name>
    <message>
        <source>Open Text Project</source>
        <translation>Ouvrir un projet de textes</translation>
    </message>
    <message>
        <source>No translations were imported from %1.</source>
        <translation>Aucune traduction n’a été importée de %1.</translation>
    </message>
    <message>
        <source>Import translations from %1</source>
        <translation>Importer les traductions de %1</translation>
    </message>
    <message>
        <source>Unnamed texts</source>
        <translation>Textes sans nom</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>textes</translation>
    </message>
    <message>
        <source>Save Text Project</source>
        <translation>Enregistrer le projet de textes</translation>
    </message>
    <message>
        <source>Text projects (*.hexatext)</source>
        <translation>Projets de textes (*.hexatext)</translation>
    </message>
    <message>
        <source>%1 could not be saved. The texts are still open and unchanged.</source>
        <translation>%1 n’a pas pu être enregistré. Les textes sont toujours ouverts et inchangés.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#x202f;: %1</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>Ouverture de %1…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>Enregistrement de %1…</translation>
    </message>
    <message>
        <source>Text project “%1”</source>
        <translation>Projet de textes «&#x202f;%1&#x202f;»</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>Impossible d’ouvrir %1.</translation>
    </message>
    <message>
        <source>The rules reference can’t be opened.</source>
        <translation>Impossible d’ouvrir l’aide-mémoire des règles.</translation>
    </message>
    <message>
        <source>%1 glossary</source>
        <translation>Glossaire de %1</translation>
    </message>
    <message>
        <source>Game glossary</source>
        <translation>Glossaire du jeu</translation>
    </message>
    <message>
        <source>New Project from Translation Files (One per Language)</source>
        <translation>Nouveau projet depuis des fichiers de traduction (un par langue)</translation>
    </message>
    <message>
        <source>%1 can’t be imported.</source>
        <translation>Impossible d’importer %1.</translation>
    </message>
    <message>
        <source>These files can’t be combined into one project.</source>
        <translation>Ces fichiers ne peuvent pas être réunis en un seul projet.</translation>
    </message>
    <message>
        <source>Another file is still being read. Please try again afterwards.</source>
        <translation>Un autre fichier est encore en cours de lecture. Réessayer ensuite.</translation>
    </message>
    <message>
        <source>Import Translations from File</source>
        <translation>Importer des traductions d’un fichier</translation>
    </message>
    <message>
        <source>%1 was not imported because other texts are open now. Import the file again if needed.</source>
        <translation>%1 n’a pas été importé, car d’autres textes sont maintenant ouverts. L’importer de nouveau si nécessaire.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message>
        <source>Create Report</source>
        <translation>Créer un rapport</translation>
    </message>
    <message>
        <source>A report is already being created. Please wait until it is finished.</source>
        <translation>Un rapport est déjà en cours de création. Attendre qu’il soit terminé.</translation>
    </message>
    <message>
        <source>Unnamed text project</source>
        <translation>Projet de textes sans nom</translation>
    </message>
    <message>
        <source>Text projects (*.hexatext);;Translation files (*.po *.xlf *.xliff *.ts *.csv *.tsv);;All files (*)</source>
        <translation>Projets de textes (*.hexatext);;Fichiers de traduction (*.po *.xlf *.xliff *.ts *.csv *.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Translation files (*.po *.xlf *.xliff *.ts *.csv *.tsv);;All files (*)</source>
        <translation>Fichiers de traduction (*.po *.xlf *.xliff *.ts *.csv *.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Replace the terms of these texts with those from %1?</source>
        <translation>Remplacer les termes de ces textes par ceux de %1&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) in the file.</source>
        <translation>
            <numerusform>%Ln terme dans le fichier.</numerusform>
            <numerusform>%Ln termes dans le fichier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import terms from %1</source>
        <translation>Importer les termes de %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) imported from %1.</source>
        <translation>
            <numerusform>%Ln terme importé de %1.</numerusform>
            <numerusform>%Ln termes importés de %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextMemories</name>
    <message>
        <source>A translation memory is being read or saved. Please try again in a moment.</source>
        <translation>Une mémoire de traduction est en cours de lecture ou d’enregistrement. Réessayer dans un instant.</translation>
    </message>
    <message>
        <source>Use Translation Memory</source>
        <translation>Utiliser une mémoire de traduction</translation>
    </message>
    <message>
        <source>Translation memories and text projects (*.tmx *.hexatext);;All files (*)</source>
        <translation>Mémoires de traduction et projets de textes (*.tmx *.hexatext);;Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) from %1 will be used for suggestions from now on.</source>
        <translation>
            <numerusform>%Ln texte de %1 sert désormais aux suggestions.</numerusform>
            <numerusform>%Ln textes de %1 servent désormais aux suggestions.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can’t be used as a translation memory.</source>
        <translation>%1 ne peut pas servir de mémoire de traduction.</translation>
    </message>
    <message>
        <source>The translation memory can’t be exported.</source>
        <translation>La mémoire de traduction ne peut pas être exportée.</translation>
    </message>
    <message>
        <source>Export Translation Memory</source>
        <translation>Exporter une mémoire de traduction</translation>
    </message>
    <message>
        <source>Translation memories (*.tmx)</source>
        <translation>Mémoires de traduction (*.tmx)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 n’a pas pu être enregistré.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln ligne enregistrée dans %1.</numerusform>
            <numerusform>%Ln lignes enregistrées dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching translation memories for missing translations…</source>
        <translation>Recherche de traductions pour les textes vides…</translation>
    </message>
    <message>
        <source>The translation memories have no match for any empty text in this language.</source>
        <translation>Les mémoires de traduction n’ont aucune correspondance pour les textes vides de cette langue.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) filled from translation memory. Review them before approving.</source>
        <translation>
            <numerusform>%Ln texte rempli avec la mémoire de traduction. Le relire avant de l’approuver.</numerusform>
            <numerusform>%Ln textes remplis avec la mémoire de traduction. Les relire avant de les approuver.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextModel</name>
    <message>
        <source>Row %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>Ligne %1, %2</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Règles&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1 (source)</source>
        <translation>%1 (source)</translation>
    </message>
    <message>
        <source>Spelling is not checked. Turn it on with Check Spelling.</source>
        <translation>L’orthographe n’est pas vérifiée. Activer Vérifier l’orthographe.</translation>
    </message>
    <message>
        <source>Spelling is checked with the installed dictionary.</source>
        <translation>L’orthographe est vérifiée avec le dictionnaire installé.</translation>
    </message>
    <message>
        <source>Spelling is not checked. Install a Hunspell dictionary for this language.</source>
        <translation>L’orthographe n’est pas vérifiée. Installer un dictionnaire Hunspell pour cette langue.</translation>
    </message>
    <message>
        <source>With values: %1</source>
        <translation>Avec les valeurs&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextStart</name>
    <message>
        <source>&amp;Open Text Project…</source>
        <translation>&amp;Ouvrir un projet de textes…</translation>
    </message>
    <message>
        <source>&amp;Import Texts…</source>
        <translation>&amp;Importer des textes…</translation>
    </message>
    <message>
        <source>No texts are open.</source>
        <translation>Aucun texte n’est ouvert.</translation>
    </message>
    <message>
        <source>Open a text project, or create one from finished texts in several languages. The texts are placed side by side, row by row.</source>
        <translation>Ouvrir un projet de textes, ou en créer un à partir de textes finis en plusieurs langues. Les textes sont placés côte à côte, ligne par ligne.</translation>
    </message>
    <message>
        <source>Open &amp;Rules Reference</source>
        <translation>Ouvrir l’aide-mémoire des &amp;règles</translation>
    </message>
    <message>
        <source>Translate Open &amp;Map</source>
        <translation>Traduire la &amp;carte ouverte</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TileMapDialog</name>
    <message>
        <source>Tiles of the Imported Map</source>
        <translation>Tuiles de la carte importée</translation>
    </message>
    <message>
        <source>Empty slot</source>
        <translation>Emplacement libre</translation>
    </message>
    <message>
        <source>Blank space</source>
        <translation>Espace vide</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Search tiles</source>
        <translation>Chercher des tuiles</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>All shown tiles</source>
        <translation>Toutes les tuiles affichées</translation>
    </message>
    <message>
        <source>Same as group</source>
        <translation>Comme le groupe</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Omettre</translation>
    </message>
    <message>
        <source>Choose what these tiles become in %1. The imported map has no entry for them.</source>
        <translation>Choisir ce que ces tuiles deviennent dans %1. La carte importée ne l’indique pas.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Set all shown tiles to…</source>
        <translation>Attribuer à toutes les tuiles affichées…</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TilePalette</name>
    <message>
        <source>Search tiles</source>
        <translation>Chercher une tuile</translation>
    </message>
    <message>
        <source>Search tiles by name or letter</source>
        <translation>Chercher une tuile par nom ou lettre</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Tuiles</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Joueur %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>&amp;Paint with This Tile</source>
        <translation>&amp;Peindre avec cette tuile</translation>
    </message>
    <message>
        <source>P&amp;lace on Selection</source>
        <translation>P&amp;oser sur la sélection</translation>
    </message>
    <message>
        <source>&amp;Select All of This Kind</source>
        <translation>&amp;Sélectionner toutes celles de ce type</translation>
    </message>
    <message>
        <source>Name or letter of a tile. Press Enter for the first match.</source>
        <translation>Nom ou lettre d’une tuile. Appuyer sur Entrée pour choisir la première trouvée.</translation>
    </message>
    <message>
        <source>Use Ctrl or Shift to select several. The brush then picks one of them at random for each hex.</source>
        <translation>Utiliser Ctrl ou Maj pour en sélectionner plusieurs. Le pinceau en prend alors une au hasard pour chaque hexagone.</translation>
    </message>
    <message>
        <source>Owner of placed objects</source>
        <translation>Propriétaire des objets placés</translation>
    </message>
    <message>
        <source>Owner of the edges, pieces and zones you place</source>
        <translation>Propriétaire des côtés, pièces et zones à placer</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Sans propriétaire</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TourBar</name>
    <message>
        <source>Done!</source>
        <translation>C’est fait&#x202f;!</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>of the guided tour</comment>
        <translation>Étape %1 sur %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Terminer</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Passer</translation>
    </message>
    <message>
        <source>Drag a tile from the palette on the left onto an empty slot of the map. The slot lights up while you drag. If the tile can’t go there, the reason appears at the pointer.</source>
        <translation>Glisser une tuile de la palette, à gauche, sur un emplacement libre de la carte. L’emplacement s’éclaire pendant le déplacement. Si la tuile ne peut pas y aller, la raison s’affiche près du pointeur.</translation>
    </message>
    <message>
        <source>Choose a symmetry in the toolbar (or press S) and place another tile. The symmetric hexes get matching tiles.</source>
        <translation>Choisir une symétrie dans la barre d’outils (ou appuyer sur S) et poser une autre tuile. Les hexagones symétriques reçoivent les tuiles correspondantes.</translation>
    </message>
    <message>
        <source>Press Ctrl+Shift+G to fill the empty slots as fairly as possible. Your own tiles are kept. Press Ctrl+Z to undo.</source>
        <translation>Appuyer sur Ctrl+Maj+G pour remplir les emplacements libres aussi équitablement que possible. Les tuiles déjà posées restent en place. Appuyer sur Ctrl+Z pour annuler.</translation>
    </message>
    <message>
        <source>Start a check on the right: the bots play the map until it is clear whether it is fair. The light in the status bar shows the result.</source>
        <translation>Lancer une vérification à droite&#x202f;: les bots jouent sur la carte jusqu’à ce qu’on sache si elle est équitable. Le voyant de la barre d’état indique le résultat.</translation>
    </message>
    <message>
        <source>Open Print (Ctrl+6) to see the map on a sheet. Choose any other sheets you want and save a PDF.</source>
        <translation>Ouvrir Imprimer (Ctrl+6) pour voir la carte sur une feuille. Choisir d’autres feuilles et enregistrer un PDF.</translation>
    </message>
    <message>
        <source>Drag a piece from the palette on the left onto the map. Its place lights up while you drag. If the piece can’t go there, the reason appears at the pointer.</source>
        <translation>Glisser un élément de la palette, à gauche, sur la carte. Son emplacement s’éclaire pendant le déplacement. Si l’élément ne peut pas y aller, la raison s’affiche près du pointeur.</translation>
    </message>
    <message>
        <source>Hide the tour. Use Help &gt; Guided Tour to resume it.</source>
        <translation>Masque la visite. Utiliser Aide &gt; Visite guidée pour la reprendre.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Tracing</name>
    <message>
        <source>Choose a picture file, not a folder or device.</source>
        <translation>Choisir un fichier d’image, et non un dossier ou un périphérique.</translation>
    </message>
    <message>
        <source>%1 can’t be shown below the map.</source>
        <translation>Impossible d’afficher %1 sous la carte.</translation>
    </message>
    <message>
        <source>The file no longer exists. Choose another one.</source>
        <translation>Le fichier n’existe plus. En choisir un autre.</translation>
    </message>
    <message>
        <source>The picture file is too large. Use a smaller one.</source>
        <translation>Le fichier d’image est trop volumineux. En utiliser un plus petit.</translation>
    </message>
    <message>
        <source>The file is not a readable picture. Use a PNG or JPEG file.</source>
        <translation>Le fichier n’est pas une image lisible. Utiliser un fichier PNG ou JPEG.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TracingRows</name>
    <message>
        <source>Pictures (%1);;All files (*)</source>
        <translation>Images (%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Image à décalquer</translation>
    </message>
    <message>
        <source>In front of the tiles</source>
        <translation>Devant les tuiles</translation>
    </message>
    <message>
        <source>Opacity:</source>
        <translation>Opacité&#x202f;:</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Lecture de l’image…</translation>
    </message>
    <message>
        <source>Left:</source>
        <translation>Gauche&#x202f;:</translation>
    </message>
    <message>
        <source>Top:</source>
        <translation>Haut&#x202f;:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Largeur&#x202f;:</translation>
    </message>
    <message>
        <source>Open Picture to Trace</source>
        <translation>Ouvrir une image à décalquer</translation>
    </message>
    <message>
        <source>Open Pict&amp;ure…</source>
        <translation>Ouvrir une image…</translation>
    </message>
    <message>
        <source>Remove Picture</source>
        <translation>Retirer l’image</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Visible</translation>
    </message>
    <message>
        <source>In hexes, from centre to centre</source>
        <translation>En hexagones, de centre à centre</translation>
    </message>
    <message>
        <source>Place with Mouse</source>
        <translation>Placer à la souris</translation>
    </message>
    <message>
        <source>Drag over the map to move the picture. Hold Shift to resize it.</source>
        <translation>Glisser sur la carte pour déplacer l’image. Maintenir Maj pour la redimensionner.</translation>
    </message>
    <message>
        <source>Fit to Map</source>
        <translation>Ajuster à la carte</translation>
    </message>
    <message>
        <source>A scan or photo of a map to trace with tiles. It is stored in your settings, not in the map.</source>
        <translation>Un scan ou une photo d’une carte, pour poser les tuiles par-dessus. L’image est enregistrée dans les préférences, pas dans la carte.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TracingTool</name>
    <message>
        <source>Drag to move the picture, hold Shift to resize it, press Esc to finish</source>
        <translation>Glisser pour déplacer l’image, avec Maj pour la redimensionner, Échap pour terminer</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TrackBar</name>
    <message>
        <source>%1: read rule %2</source>
        <comment>a phase of the game</comment>
        <translation>%1&#x202f;: lire la règle %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>track and step: Phase: Combat</comment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Use the arrow keys to choose a step and Enter to open its rule</source>
        <translation>Choisir une étape avec les flèches, ouvrir sa règle avec Entrée</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TranslateCommands</name>
    <message>
        <source>No dictionary is installed for %1. Install a Hunspell dictionary to check the spelling.</source>
        <translation>Dictionnaire manquant&#x202f;: %1. Installer un dictionnaire Hunspell pour vérifier l’orthographe.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) changed</source>
        <translation>
            <numerusform>%Ln ligne modifiée</numerusform>
            <numerusform>%Ln lignes modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to Row</source>
        <translation>Aller à la ligne</translation>
    </message>
    <message>
        <source>Row number or ID:</source>
        <translation>Numéro ou identifiant de la ligne&#x202f;:</translation>
    </message>
    <message>
        <source>Row “%1” does not exist. Enter the number or ID of an existing row.</source>
        <translation>La ligne «&#x202f;%1&#x202f;» n’existe pas. Saisir le numéro ou l’identifiant d’une ligne existante.</translation>
    </message>
    <message>
        <source>No row with the same source has a different translation.</source>
        <translation>Aucune ligne de même texte source n’est traduite autrement.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with the same source have a different translation. Press %1 to copy this translation there.</source>
        <translation>
            <numerusform>%Ln ligne de même texte source est traduite autrement. Appuyer sur %1 pour y copier cette traduction.</numerusform>
            <numerusform>%Ln lignes de même texte source sont traduites autrement. Appuyer sur %1 pour y copier cette traduction.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of a map can’t be joined, split or moved. Each belongs to a place on the map.</source>
        <translation>Les lignes d’une carte ne peuvent être ni jointes, ni divisées, ni déplacées. Chacune appartient à un endroit de la carte.</translation>
    </message>
    <message>
        <source>Rows of a game file can’t be joined, split or moved. Each belongs to a part of it.</source>
        <translation>Les lignes d’un fichier de jeu ne peuvent être ni jointes, ni divisées, ni déplacées. Chacune appartient à une partie du fichier.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TranslateMode</name>
    <message>
        <source>Unnamed texts</source>
        <translation>Textes sans nom</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Traduire</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TranslatePage</name>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>There is no row below to join. Select another row first.</source>
        <translation>Il n’y a pas de ligne à joindre au-dessous. Sélectionner d’abord une autre ligne.</translation>
    </message>
    <message>
        <source>There is no text to move in that direction. Select another row first.</source>
        <translation>Il n’y a pas de texte à déplacer dans cette direction. Sélectionner d’abord une autre ligne.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Approve %Ln Text(s)</source>
        <translation>
            <numerusform>&amp;Approuver %Ln texte</numerusform>
            <numerusform>&amp;Approuver %Ln textes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln Text(s) as &amp;Draft</source>
        <translation>
            <numerusform>Marquer %Ln texte comme &amp;brouillon</numerusform>
            <numerusform>Marquer %Ln textes comme &amp;brouillons</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter hid the match, so all rows are shown again.</source>
        <translation>Le filtre cachait le résultat&#x202f;; toutes les lignes sont de nouveau affichées.</translation>
    </message>
    <message>
        <source>This text is still empty. Enter a translation first.</source>
        <translation>Ce texte est encore vide. Saisir d’abord une traduction.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln Text(s) for &amp;Review</source>
        <translation>
            <numerusform>Marquer %Ln texte à &amp;relire</numerusform>
            <numerusform>Marquer %Ln textes à &amp;relire</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows shown have only hints, no errors or warnings. To include hints, use the button above.</source>
        <translation>Les lignes affichées n’ont que des remarques, ni erreurs ni avertissements. Utiliser le bouton ci-dessus pour inclure les remarques.</translation>
    </message>
    <message>
        <source>The shown rows have no problems.</source>
        <translation>Les lignes affichées n’ont aucun problème.</translation>
    </message>
    <message>
        <source>All shown texts in this language are approved.</source>
        <translation>Tous les textes affichés de cette langue sont approuvés.</translation>
    </message>
    <message>
        <source>The filter hides the row above, which would change. Clear the filter first.</source>
        <translation>Le filtre cache la ligne du dessus, qui changerait. Effacer d’abord le filtre.</translation>
    </message>
    <message>
        <source>The filter hides the row below, which would change. Clear the filter first.</source>
        <translation>Le filtre cache la ligne du dessous, qui changerait. Effacer d’abord le filtre.</translation>
    </message>
    <message>
        <source>Place the cursor where the text should be split.</source>
        <translation>Placer le curseur là où le texte doit être divisé.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TypedBoardDialog</name>
    <message>
        <source>New Map from Text Line</source>
        <translation>Nouvelle carte depuis une ligne de texte</translation>
    </message>
    <message>
        <source>Regions on the &amp;table, in the order they were placed:</source>
        <translation>&amp;Régions sur la table, dans l’ordre de pose&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Jeu&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>&amp;Plateau&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Create Map</source>
        <translation>&amp;Créer la carte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>hexa::editor::UnsavedDialog</name>
    <message>
        <source>Maps with changes</source>
        <translation>Cartes modifiées</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>&amp;Tout abandonner</translation>
    </message>
    <message numerus="yes">
        <source>%Ln map(s) have unsaved changes. Which of them should be saved?</source>
        <translation>
            <numerusform>%Ln carte a des modifications non enregistrées. Faut-il l’enregistrer&#x202f;?</numerusform>
            <numerusform>%Ln cartes ont des modifications non enregistrées. Lesquelles enregistrer&#x202f;?</numerusform>
        </translation>
    </message>
    <message>
        <source>Untick maps whose changes you don’t want to save.</source>
        <translation>Décocher les cartes dont les modifications ne doivent pas être enregistrées.</translation>
    </message>
    <message numerus="yes">
        <source>Changes to %Ln map(s) will be lost.</source>
        <translation>
            <numerusform>Les modifications de %Ln carte seront perdues.</numerusform>
            <numerusform>Les modifications de %Ln cartes seront perdues.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::UserLayouts</name>
    <message>
        <source>Save as Layout</source>
        <translation>Enregistrer comme disposition</translation>
    </message>
    <message>
        <source>Layout name (shape, seats and blank spaces are saved):</source>
        <translation>Nom de la disposition (forme, places et espaces vides sont enregistrés)&#x202f;:</translation>
    </message>
    <message>
        <source>A layout named “%1” already exists. Replace it?</source>
        <translation>Il existe déjà une disposition «&#x202f;%1&#x202f;». La remplacer&#x202f;?</translation>
    </message>
    <message>
        <source>The layout could not be saved.</source>
        <translation>La disposition n’a pas pu être enregistrée.</translation>
    </message>
    <message>
        <source>Layout saved: %1</source>
        <translation>Disposition enregistrée&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::VariantBox</name>
    <message>
        <source>Basic game</source>
        <translation>Jeu de base</translation>
    </message>
    <message>
        <source>Choose variant: %1</source>
        <translation>Choisir la variante&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WeightForm</name>
    <message>
        <source>Change value sharing</source>
        <translation>Modifier la répartition de la valeur</translation>
    </message>
    <message>
        <source>Change accepted lead</source>
        <translation>Modifier l’avance admise</translation>
    </message>
    <message>
        <source>Enter weights separated by slashes, such as 1 / 1 / 0.5.</source>
        <translation>Saisir des poids séparés par des barres obliques, comme 1 / 1 / 0,5.</translation>
    </message>
    <message>
        <source>Change weight by steps from home</source>
        <translation>Modifier le poids selon les pas depuis la case de départ</translation>
    </message>
    <message>
        <source>Weight by &amp;steps from home:</source>
        <translation>Poids selon les &amp;pas depuis la case de départ&#x202f;:</translation>
    </message>
    <message>
        <source>The first weight is for the home. Hexes beyond the last weight do not count. Leave this field empty if fairness does not matter.</source>
        <translation>Le premier poids vaut pour la case de départ. Au-delà du dernier poids, les hexagones ne comptent pas. Laisser vide si l’équité n’a pas d’importance.</translation>
    </message>
    <message>
        <source>&amp;Value of a hex:</source>
        <translation>&amp;Valeur d’un hexagone&#x202f;:</translation>
    </message>
    <message>
        <source>For every player in reach</source>
        <translation>Pour chaque joueur à portée</translation>
    </message>
    <message>
        <source>Shared among the nearest players</source>
        <translation>Partagée entre les joueurs les plus proches</translation>
    </message>
    <message>
        <source>&amp;Accepted lead:</source>
        <translation>&amp;Avance admise&#x202f;:</translation>
    </message>
    <message>
        <source>Largest lead of the richest player, in percent of the mean</source>
        <translation>Avance maximale du joueur le plus riche, en pour cent de la moyenne</translation>
    </message>
    <message>
        <source>Players with a share in the value of a hex</source>
        <translation>Joueurs ayant une part de la valeur d’un hexagone</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WelcomeCommands</name>
    <message>
        <source>None of the games can generate maps. Import a game file first.</source>
        <translation>Aucun des jeux ne peut générer de cartes. Importer d’abord un fichier de jeu.</translation>
    </message>
    <message>
        <source>The number is in the title of the map, for example 123456.</source>
        <translation>Le numéro figure dans le titre de la carte, par exemple 123456.</translation>
    </message>
    <message>
        <source>Generate map for:</source>
        <translation>Générer une carte pour&#x202f;:</translation>
    </message>
    <message>
        <source>Surprise map for:</source>
        <translation>Carte surprise pour&#x202f;:</translation>
    </message>
    <message>
        <source>Repeat Surprise Map</source>
        <translation>Refaire une carte surprise</translation>
    </message>
    <message>
        <source>Number of the surprise map:</source>
        <translation>Numéro de la carte surprise&#x202f;:</translation>
    </message>
    <message>
        <source>“%1” is not the number of a surprise map.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un numéro de carte surprise.</translation>
    </message>
    <message>
        <source>The surprise map was cancelled.</source>
        <translation>La carte surprise a été annulée.</translation>
    </message>
    <message>
        <source>No map could be generated.</source>
        <translation>Aucune carte n’a pu être générée.</translation>
    </message>
    <message numerus="yes">
        <source>%1, for %n player(s). To make this map again, choose File &gt; Repeat Surprise Map and enter its number.</source>
        <translation>
            <numerusform>%1, pour %n joueur. Pour la refaire, choisir Fichier &gt; Refaire une carte surprise et saisir son numéro.</numerusform>
            <numerusform>%1, pour %n joueurs. Pour la refaire, choisir Fichier &gt; Refaire une carte surprise et saisir son numéro.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop Surprise Map</source>
        <translation>&amp;Arrêter la carte surprise</translation>
    </message>
    <message>
        <source>&amp;Stop (%1%)</source>
        <translation>&amp;Arrêter (%1&#x202f;%)</translation>
    </message>
    <message>
        <source>Making a surprise map: %1%</source>
        <translation>Création d’une carte surprise&#x202f;: %1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WelcomeHeader</name>
    <message>
        <source>&amp;Surprise Map…</source>
        <translation>Carte &amp;surprise…</translation>
    </message>
    <message>
        <source>Design, generate, check, play and print hex maps for board games, and translate their rules.</source>
        <translation>Concevoir, générer, vérifier et imprimer des cartes à hexagones pour jeux de plateau, y jouer et traduire les règles des jeux.</translation>
    </message>
    <message>
        <source>Gu&amp;ided Tour</source>
        <translation>&amp;Visite guidée</translation>
    </message>
    <message>
        <source>Five steps on a practice map: drag, mirror, fill, check, print</source>
        <translation>Cinq étapes sur une carte d’exercice&#x202f;: glisser, mettre en miroir, remplir, vérifier, imprimer</translation>
    </message>
    <message>
        <source>Man&amp;ual</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>Read or search the manual</source>
        <translation>Lire le manuel ou y faire une recherche</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Generate Map…</source>
        <translation>Générer une carte…</translation>
    </message>
    <message>
        <source>Generate a fair map of random size and style</source>
        <translation>Génère une carte équitable, de taille et de style aléatoires</translation>
    </message>
    <message>
        <source>&amp;New Game File…</source>
        <translation>&amp;Nouveau fichier de jeu…</translation>
    </message>
    <message>
        <source>Describe a game of your own: tiles, counts, placement rules, fairness</source>
        <translation>Décrire un jeu de sa création&#x202f;: tuiles, nombres de tuiles, règles de pose, équité</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WelcomePage</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Other recent files</source>
        <translation>Autres fichiers récents</translation>
    </message>
    <message>
        <source>Game in progress</source>
        <translation>Partie en cours</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>No longer exists</source>
        <translation>N’existe plus</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>&amp;Retirer de la liste</translation>
    </message>
    <message numerus="yes">
        <source>Reopen %n map(s)</source>
        <translation>
            <numerusform>Rouvrir %n carte</numerusform>
            <numerusform>Rouvrir %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>State at the end of the last session: %1</source>
        <translation>État à la fin de la dernière session&#x202f;: %1</translation>
    </message>
    <message>
        <source>last played on %1</source>
        <translation>jouée le %1</translation>
    </message>
    <message>
        <source>Resume this game. Press Delete to discard it.</source>
        <translation>Reprendre cette partie. Appuyer sur Suppr pour l’abandonner.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;Discard Game…</source>
        <translation>&amp;Abandonner la partie…</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Dernière session</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WishPanel</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>La&amp;yout:</source>
        <translation>Di&amp;sposition&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Copy Settings</source>
        <translation>C&amp;opier les réglages</translation>
    </message>
    <message>
        <source>Paste Se&amp;ttings</source>
        <translation>Co&amp;ller les réglages</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked tile(s)</source>
        <comment>to keep</comment>
        <translation>
            <numerusform>%Ln tuile verrouillée</numerusform>
            <numerusform>%Ln tuiles verrouillées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln placed tile(s)</source>
        <comment>to keep</comment>
        <translation>
            <numerusform>La seule tuile posée</numerusform>
            <numerusform>Les %Ln tuiles posées</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>to keep</comment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>K&amp;eep:</source>
        <translation>&amp;Garder&#x202f;:</translation>
    </message>
    <message>
        <source>Mark These Ti&amp;les</source>
        <translation>Marquer ces tui&amp;les</translation>
    </message>
    <message>
        <source>Locked tiles (none)</source>
        <comment>to keep</comment>
        <translation>Tuiles verrouillées (aucune)</translation>
    </message>
    <message>
        <source>As in the open map</source>
        <translation>Comme dans la carte ouverte</translation>
    </message>
    <message>
        <source>End the search and keep the best maps so far</source>
        <translation>Met fin à la recherche et garde les meilleures cartes trouvées</translation>
    </message>
    <message>
        <source>Generate maps from these wishes and show them in the gallery</source>
        <translation>Génère des cartes selon ces souhaits et les affiche dans la galerie</translation>
    </message>
    <message>
        <source>%p% after %1, about %2 left</source>
        <comment>progress and times</comment>
        <translation>%p&#x202f;% après %1, encore %2 environ</translation>
    </message>
    <message>
        <source>%p% after %1</source>
        <comment>progress and time</comment>
        <translation>%p&#x202f;% après %1</translation>
    </message>
    <message>
        <source>Map wishes</source>
        <translation>Souhaits pour les cartes</translation>
    </message>
    <message>
        <source>Parts of the open map to keep. Homes and blank spaces are always kept.</source>
        <translation>Parties de la carte ouverte à garder. Les cases de départ et les espaces vides le sont toujours.</translation>
    </message>
    <message>
        <source>Select the kept tiles that are in the way, to unlock or replace them</source>
        <translation>Sélectionne les tuiles gardées qui gênent, pour les déverrouiller ou les remplacer</translation>
    </message>
    <message>
        <source>Copy these settings as a line of text</source>
        <translation>Copie ces réglages sous forme d’une ligne de texte</translation>
    </message>
    <message>
        <source>Paste settings from a copied line of text</source>
        <translation>Colle les réglages d’une ligne de texte copiée</translation>
    </message>
    <message>
        <source>Show Pro&amp;ven Maps</source>
        <translation>Afficher les cartes ép&amp;rouvées</translation>
    </message>
    <message>
        <source>Show Other Pro&amp;ven Maps</source>
        <translation>Afficher d’autres cartes ép&amp;rouvées</translation>
    </message>
    <message>
        <source>Map style</source>
        <translation>Style de carte</translation>
    </message>
    <message>
        <source>Show twelve proven maps that contain the locked tiles</source>
        <translation>Affiche dans la galerie douze cartes éprouvées qui contiennent les tuiles verrouillées</translation>
    </message>
    <message>
        <source>&amp;Generate with These Settings</source>
        <translation>Générer a&amp;vec ces réglages</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Show method, seed, tile counts, games and certificates</source>
        <translation>Afficher méthode, graine, nombres de tuiles, parties et certificats</translation>
    </message>
    <message>
        <source>Var&amp;iant:</source>
        <translation>Var&amp;iante&#x202f;:</translation>
    </message>
    <message>
        <source>More Styles</source>
        <translation>Autres styles</translation>
    </message>
    <message>
        <source>Show all map styles that proven maps have</source>
        <translation>Afficher tous les styles des cartes éprouvées</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WishRows</name>
    <message>
        <source>Remove this wish</source>
        <translation>Retirer ce souhait</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Tuile</translation>
    </message>
    <message>
        <source>Special wishes</source>
        <translation>Souhaits particuliers</translation>
    </message>
    <message>
        <source>Use Selected Hex</source>
        <translation>Utiliser l’hexagone sélectionné</translation>
    </message>
    <message>
        <source>Met by this map</source>
        <translation>Respecté par cette carte</translation>
    </message>
    <message numerus="yes">
        <source>Not met by this map, off by %n</source>
        <translation>
            <numerusform>Non respecté par cette carte, différence&#x202f;: %n</numerusform>
            <numerusform>Non respecté par cette carte, différence&#x202f;: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Wish</source>
        <translation>Ajouter un souhait</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WorkPage</name>
    <message>
        <source>&amp;Begin with:</source>
        <translation>&amp;Commencer par&#x202f;:</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Après %n minute</numerusform>
            <numerusform>Après %n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Right button on the map:</source>
        <translation>Bouton &amp;droit sur la carte&#x202f;:</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Tous (%1)</translation>
    </message>
    <message>
        <source>Maps from the last session</source>
        <translation>Cartes de la dernière session</translation>
    </message>
    <message>
        <source>Empty map</source>
        <translation>Carte vide</translation>
    </message>
    <message>
        <source>Auto-&amp;save:</source>
        <translation>&amp;Enregistrement automatique&#x202f;:</translation>
    </message>
    <message>
        <source>Applies to maps that have a file, as long as nobody else has changed it. Recovery copies are always kept.</source>
        <translation>S’applique aux cartes qui ont un fichier, tant que personne d’autre ne l’a modifié. Des copies de secours sont toujours gardées.</translation>
    </message>
    <message>
        <source>Mouse &amp;wheel on the map:</source>
        <translation>&amp;Molette sur la carte&#x202f;:</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoom</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Défilement</translation>
    </message>
    <message>
        <source>Pick up tile</source>
        <translation>Prendre la tuile en main</translation>
    </message>
    <message>
        <source>Move map</source>
        <translation>Déplacer la carte</translation>
    </message>
    <message>
        <source>Use Shift and the wheel to scroll, Ctrl and the wheel to zoom. Drag with the middle button to move the map, or with the left button while holding Space. Use Ctrl and the right button to open the menu of a hex.</source>
        <translation>Maj et molette pour faire défiler, Ctrl et molette pour zoomer. Bouton du milieu pour déplacer la carte, ou bouton gauche en maintenant Espace. Ctrl et clic droit pour ouvrir le menu d’un hexagone.</translation>
    </message>
    <message>
        <source>&amp;Threads for checking and generating:</source>
        <translation>&amp;Fils d’exécution&#x202f;:</translation>
    </message>
    <message>
        <source>&amp;Author of maps and notes:</source>
        <translation>&amp;Auteur des cartes et des notes&#x202f;:</translation>
    </message>
    <message>
        <source>Your name on sheets and beside notes</source>
        <translation>Nom affiché sur les feuilles et à côté des notes</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Workspace</name>
    <message>
        <source>Unnamed map %1</source>
        <translation>Carte sans nom %1</translation>
    </message>
    <message>
        <source>Unnamed map</source>
        <translation>Carte sans nom</translation>
    </message>
    <message>
        <source>There is no tile here to move. Select a tile first.</source>
        <translation>Il n’y a pas de tuile à déplacer ici. Sélectionner d’abord une tuile.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WrittenBar</name>
    <message>
        <source>&amp;Open Folder</source>
        <translation>&amp;Ouvrir le dossier</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Show &amp;Folder</source>
        <translation>Afficher le &amp;dossier</translation>
    </message>
    <message>
        <source>Files saved in %1.</source>
        <translation>Fichiers enregistrés dans %1.</translation>
    </message>
    <message>
        <source>“%1” saved in %2.</source>
        <translation>«&#x202f;%1&#x202f;» enregistré dans %2.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>hexa::editor::bauen::EconomyPanel</name>
    <message>
        <source>The map has changed since these games were played. Count the usage again.</source>
        <translation>La carte a changé depuis ces parties. Compter de nouveau l’usage.</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Parties&#x202f;:</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Count Usage in Bot Games</source>
        <translation>Compter l’usage par les bots</translation>
    </message>
    <message>
        <source>Play games on the map and count what is used, what is never used, and what runs out</source>
        <translation>Joue des parties sur la carte et compte ce qui sert, ce qui ne sert jamais et ce qui s’épuise</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Chiffres</translation>
    </message>
</context>
<context>
    <name>hexa::editor::bauen::MissionRow</name>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Publique</translation>
    </message>
    <message>
        <source>Secret, player %1</source>
        <translation>Secrète, joueur %1</translation>
    </message>
    <message>
        <source>Player with the mission</source>
        <translation>Joueur qui a la mission</translation>
    </message>
    <message>
        <source>Only the holder of a secret mission gets its glory</source>
        <translation>Une mission secrète ne rapporte de la gloire qu’à son détenteur</translation>
    </message>
    <message>
        <source>Remove this mission</source>
        <translation>Retirer cette mission</translation>
    </message>
    <message>
        <source>P%1</source>
        <comment>short for: player 2</comment>
        <translation>J%1</translation>
    </message>
    <message>
        <source>Figure for player %1</source>
        <translation>Chiffre pour le joueur %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::bauen::ScorePanel</name>
    <message>
        <source>Player %1: %2</source>
        <comment>glory points</comment>
        <translation>Joueur %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Add a mission to count glory.</source>
        <translation>Ajouter une mission pour compter la gloire.</translation>
    </message>
    <message>
        <source>Nobody has any glory yet.</source>
        <translation>Personne n’a encore obtenu de gloire.</translation>
    </message>
    <message numerus="yes">
        <source>Player %1 wins with %n glory point(s).</source>
        <translation>
            <numerusform>Le joueur %1 gagne avec %n point de gloire.</numerusform>
            <numerusform>Le joueur %1 gagne avec %n points de gloire.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n glory point(s): players %1.</source>
        <translation>
            <numerusform>Victoire partagée avec %n point de gloire&#x202f;: joueurs %1.</numerusform>
            <numerusform>Victoire partagée avec %n points de gloire&#x202f;: joueurs %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Joueurs&#x202f;:</translation>
    </message>
    <message>
        <source>Read from Board</source>
        <translation>Lire sur le plateau</translation>
    </message>
    <message>
        <source>Read from Map</source>
        <translation>Lire sur la carte</translation>
    </message>
    <message>
        <source>Fill in the figures from the map or board. Select a figure to highlight its places.</source>
        <translation>Lire les chiffres sur la carte ou le plateau. Sélectionner un chiffre pour mettre en évidence les lieux concernés.</translation>
    </message>
    <message>
        <source>Add Mission</source>
        <translation>Ajouter une mission</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Interface language: en, de or fr.</source>
        <translation>Langue de l’interface&#x202f;: en, de ou fr.</translation>
    </message>
    <message>
        <source>Maps to open.</source>
        <translation>Cartes à ouvrir.</translation>
    </message>
    <message>
        <source>Show the window, then quit (for tests and timing).</source>
        <translation>Afficher la fenêtre puis quitter (pour tests et mesures).</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>Impossible d’ouvrir %1.</translation>
    </message>
</context>
</TS>
