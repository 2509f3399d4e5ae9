<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Abilities</name>
    <message>
        <source>%1 has no generator. Draw its maps by hand.</source>
        <translation>Für %1 gibt es keinen Generator. Karten von Hand zeichnen.</translation>
    </message>
    <message>
        <source>Maps for %1 can’t be judged. There are no bots or measures for this game.</source>
        <translation>Karten für %1 können nicht beurteilt werden. Für dieses Spiel gibt es weder Bots noch Kennzahlen.</translation>
    </message>
    <message>
        <source>%1 can’t be played here. You can only design maps for it.</source>
        <translation>%1 kann hier nicht gespielt werden. Es lassen sich nur Karten dafür entwerfen.</translation>
    </message>
    <message>
        <source>%1 can’t be played here because the program has no rules for it. You can still design maps.</source>
        <translation>%1 kann hier nicht gespielt werden, weil das Programm die Regeln nicht kennt. Karten lassen sich trotzdem entwerfen.</translation>
    </message>
</context>
<context>
    <name>About</name>
    <message>
        <source>About Hexatelier</source>
        <translation>Über Hexatelier</translation>
    </message>
    <message>
        <source>Version %1, %2, Qt %3</source>
        <comment>version, machine that it was built for, version of Qt</comment>
        <translation>Version %1, %2, Qt %3</translation>
    </message>
    <message>
        <source>A studio for hex maps and scenarios of board games: design, generate, check, play, print and translate.

Free software under the GNU General Public License, version 3 or later. Tiles, icons and sample maps were made for this project. So were the layouts and cards that replace unknown printed ones (stand-ins). The project is not connected with the publishers of the games.</source>
        <translation>Ein Studio für Hexfeld-Karten und Szenarien von Brettspielen: entwerfen, generieren, prüfen, spielen, drucken und übersetzen.

Freie Software unter der GNU General Public License, Version 3 oder später. Plättchen, Symbole und Beispielkarten sind eigene Werke des Projekts. Das gilt auch für Anordnungen und Spielkarten, die als Ersatz für unbekannte gedruckte dienen. Das Projekt steht in keiner Verbindung zu den Verlagen der Spiele.</translation>
    </message>
    <message>
        <source>Third-party software:</source>
        <translation>Verwendete Software:</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New Map…</source>
        <translation>&amp;Neue Karte&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Open Share &amp;Code…</source>
        <translation>&amp;Kartencode öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>Save as &amp;Layout…</source>
        <translation>Als &amp;Anordnung speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation>&amp;Bild exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Copy S&amp;hare Code</source>
        <translation>Kartenco&amp;de kopieren</translation>
    </message>
    <message>
        <source>&amp;Close Map</source>
        <translation>Karte s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>B&amp;eenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>C&amp;lear Hexes</source>
        <translation>Hexfelder &amp;leeren</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>Alles auswä&amp;hlen</translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation>Auswahl &amp;umkehren</translation>
    </message>
    <message>
        <source>Select Same &amp;Kind</source>
        <translation>&amp;Gleiche Art auswählen</translation>
    </message>
    <message>
        <source>Loc&amp;k or Unlock</source>
        <translation>S&amp;perren oder entsperren</translation>
    </message>
    <message>
        <source>Unlock All</source>
        <translation>Alle en&amp;tsperren</translation>
    </message>
    <message>
        <source>&amp;Select and Move</source>
        <translation>&amp;Auswählen und verschieben</translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation>&amp;Pinsel</translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation>&amp;Füllen</translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation>&amp;Linie</translation>
    </message>
    <message>
        <source>&amp;Eyedropper</source>
        <translation>Pip&amp;ette</translation>
    </message>
    <message>
        <source>Add or &amp;Remove Hexes</source>
        <translation>&amp;Hexfelder hinzufügen oder entfernen</translation>
    </message>
    <message>
        <source>Smaller Brush</source>
        <translation>Pinsel verkleinern</translation>
    </message>
    <message>
        <source>Larger Brush</source>
        <translation>Pinsel vergrößern</translation>
    </message>
    <message>
        <source>Next S&amp;ymmetry</source>
        <translation>&amp;Nächste Symmetrie</translation>
    </message>
    <message>
        <source>Renumber All &amp;IDs</source>
        <translation>Alle &amp;IDs neu vergeben</translation>
    </message>
    <message>
        <source>&amp;Mirror Map</source>
        <translation>Karte &amp;spiegeln</translation>
    </message>
    <message>
        <source>Clear All &amp;Tiles</source>
        <translation>Alle Plä&amp;ttchen entfernen</translation>
    </message>
    <message>
        <source>Next &amp;Problem</source>
        <translation>Nächstes Pro&amp;blem</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>&amp;Fit Map to Window</source>
        <translation>Karte ins &amp;Fenster einpassen</translation>
    </message>
    <message>
        <source>Tile &amp;IDs</source>
        <translation>Plättchen-&amp;IDs</translation>
    </message>
    <message>
        <source>&amp;Column Numbers</source>
        <translation>&amp;Spaltennummern</translation>
    </message>
    <message>
        <source>&amp;Pictorial Tiles</source>
        <translation>Illus&amp;trierte Plättchen</translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Reset Panels</source>
        <translation>Bedienfelder &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation>&amp;Willkommen</translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation>&amp;Entwurf</translation>
    </message>
    <message>
        <source>Search &amp;Commands…</source>
        <translation>&amp;Befehle suchen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;About Hexatelier</source>
        <translation>&amp;Über Hexatelier</translation>
    </message>
    <message>
        <source>Place Blank Space</source>
        <translation>Leerraum setzen</translation>
    </message>
    <message>
        <source>Place Tile 1</source>
        <translation>Plättchen 1 legen</translation>
    </message>
    <message>
        <source>Place Tile 2</source>
        <translation>Plättchen 2 legen</translation>
    </message>
    <message>
        <source>Place Tile 3</source>
        <translation>Plättchen 3 legen</translation>
    </message>
    <message>
        <source>Place Tile 4</source>
        <translation>Plättchen 4 legen</translation>
    </message>
    <message>
        <source>Place Tile 5</source>
        <translation>Plättchen 5 legen</translation>
    </message>
    <message>
        <source>Place Tile 6</source>
        <translation>Plättchen 6 legen</translation>
    </message>
    <message>
        <source>Place Tile 7</source>
        <translation>Plättchen 7 legen</translation>
    </message>
    <message>
        <source>Place Tile 8</source>
        <translation>Plättchen 8 legen</translation>
    </message>
    <message>
        <source>Place Tile 9</source>
        <translation>Plättchen 9 legen</translation>
    </message>
    <message>
        <source>Start or Stop &amp;Check</source>
        <translation>P&amp;rüfung starten oder anhalten</translation>
    </message>
    <message>
        <source>C&amp;ertify Map</source>
        <translation>Karte &amp;zertifizieren</translation>
    </message>
    <message>
        <source>Check Certificate &amp;Again</source>
        <translation>Zertifikat &amp;noch einmal prüfen</translation>
    </message>
    <message>
        <source>&amp;Keep Map as A</source>
        <translation>Karte als &amp;A merken</translation>
    </message>
    <message>
        <source>Co&amp;mpare with A</source>
        <translation>&amp;Mit A vergleichen</translation>
    </message>
    <message>
        <source>Next &amp;Overlay</source>
        <translation>Nächste &amp;Einblendung</translation>
    </message>
    <message>
        <source>E&amp;xport Balance Report…</source>
        <translation>Bericht zur Balance e&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Balance</source>
        <translation>&amp;Balance</translation>
    </message>
    <message>
        <source>&amp;Generate Maps</source>
        <translation>Karten &amp;generieren</translation>
    </message>
    <message>
        <source>&amp;Re-roll Unpinned Maps</source>
        <translation>Übrige Karten neu &amp;würfeln</translation>
    </message>
    <message>
        <source>&amp;Stop Generating</source>
        <translation>Generieren an&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Find Repairs</source>
        <translation>Repa&amp;raturen suchen</translation>
    </message>
    <message>
        <source>&amp;Copy Generator Settings</source>
        <translation>Generator-Einstellungen &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste Generator Settings</source>
        <translation>Generator-Einstellungen &amp;einfügen</translation>
    </message>
    <message>
        <source>Generate</source>
        <translation>Generieren</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export for O&amp;ther Programs…</source>
        <translation>Für an&amp;dere Programme exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Play This Map</source>
        <translation>Auf dieser Karte &amp;spielen</translation>
    </message>
    <message>
        <source>Step &amp;Forward</source>
        <translation>Einen Schritt &amp;vorgehen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Save Sheets as P&amp;DF…</source>
        <translation>Blätter als P&amp;DF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save &amp;Kit…</source>
        <translation>&amp;Paket speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save Pages as Pic&amp;tures…</source>
        <translation>Seiten als &amp;Bilder speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Stop Making Sheets</source>
        <translation>Erstellen der Blätter &amp;abbrechen</translation>
    </message>
    <message>
        <source>P&amp;rint</source>
        <translation>D&amp;rucken</translation>
    </message>
    <message>
        <source>&amp;Import Texts…</source>
        <translation>Texte &amp;importieren&#xa0;…</translation>
    </message>
    <message>
        <source>E&amp;xport Texts…</source>
        <translation>Texte e&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Edit Text</source>
        <translation>Text &amp;bearbeiten</translation>
    </message>
    <message>
        <source>Next &amp;Unfinished Text</source>
        <translation>Nächster &amp;unfertiger Text</translation>
    </message>
    <message>
        <source>&amp;Join with Next Row</source>
        <translation>Mit nächster Zeile &amp;verbinden</translation>
    </message>
    <message>
        <source>&amp;Split Row</source>
        <translation>Zeile &amp;teilen</translation>
    </message>
    <message>
        <source>Move Text U&amp;p</source>
        <translation>Text nach &amp;oben schieben</translation>
    </message>
    <message>
        <source>Move Text D&amp;own</source>
        <translation>Text nach &amp;unten schieben</translation>
    </message>
    <message>
        <source>Shift Column Up from Here</source>
        <translation>Spalte ab hier nach oben rücken</translation>
    </message>
    <message>
        <source>Shift Column Down from Here</source>
        <translation>Spalte ab hier nach unten rücken</translation>
    </message>
    <message>
        <source>Insert Term 1</source>
        <translation>Begriff 1 einsetzen</translation>
    </message>
    <message>
        <source>Insert Term 2</source>
        <translation>Begriff 2 einsetzen</translation>
    </message>
    <message>
        <source>Insert Term 3</source>
        <translation>Begriff 3 einsetzen</translation>
    </message>
    <message>
        <source>Insert Term 4</source>
        <translation>Begriff 4 einsetzen</translation>
    </message>
    <message>
        <source>Insert Term 5</source>
        <translation>Begriff 5 einsetzen</translation>
    </message>
    <message>
        <source>Insert Term 6</source>
        <translation>Begriff 6 einsetzen</translation>
    </message>
    <message>
        <source>Insert Term 7</source>
        <translation>Begriff 7 einsetzen</translation>
    </message>
    <message>
        <source>Insert Term 8</source>
        <translation>Begriff 8 einsetzen</translation>
    </message>
    <message>
        <source>Insert Term 9</source>
        <translation>Begriff 9 einsetzen</translation>
    </message>
    <message>
        <source>&amp;Translate</source>
        <translation>Über&amp;setzen</translation>
    </message>
    <message>
        <source>&amp;Glossary…</source>
        <translation>&amp;Glossar&#xa0;…</translation>
    </message>
    <message>
        <source>Check Spellin&amp;g</source>
        <translation>Rechtschreibun&amp;g prüfen</translation>
    </message>
    <message>
        <source>Place Edges, &amp;Pieces and Zones</source>
        <translation>Kanten, &amp;Figuren und Zonen setzen</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>&amp;Suchen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>&amp;Guided Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>What’s &amp;New</source>
        <translation>Was ist &amp;neu</translation>
    </message>
    <message>
        <source>New &amp;Campaign…</source>
        <translation>Neuer F&amp;eldzug&#xa0;…</translation>
    </message>
    <message>
        <source>Find Other Uses of Wor&amp;ds…</source>
        <translation>Wörter anderswo suc&amp;hen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Go to Row…</source>
        <translation>Zu Zeile &amp;gehen&#xa0;…</translation>
    </message>
    <message>
        <source>Use Translation &amp;Memory…</source>
        <translation>Übersetzungss&amp;peicher verwenden&#xa0;…</translation>
    </message>
    <message>
        <source>Find Ter&amp;ms…</source>
        <translation>Begriffe &amp;finden&#xa0;…</translation>
    </message>
    <message>
        <source>New &amp;Blank Shape…</source>
        <translation>Neue &amp;leere Form&#xa0;…</translation>
    </message>
    <message>
        <source>Copy Pict&amp;ure</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy Share Ca&amp;rd</source>
        <translation>Steckb&amp;rief kopieren</translation>
    </message>
    <message>
        <source>Make Map S&amp;ymmetric from Here</source>
        <translation>Karte von hier aus s&amp;ymmetrisch machen</translation>
    </message>
    <message>
        <source>Rectan&amp;gle</source>
        <translation>Re&amp;chteck</translation>
    </message>
    <message>
        <source>Ri&amp;ng</source>
        <translation>Ri&amp;ng</translation>
    </message>
    <message>
        <source>Close Other &amp;Maps</source>
        <translation>A&amp;ndere Karten schließen</translation>
    </message>
    <message>
        <source>&amp;Next Map</source>
        <translation>&amp;Nächste Karte</translation>
    </message>
    <message>
        <source>Previous Map</source>
        <translation>Vorige Karte</translation>
    </message>
    <message>
        <source>Maps &amp;Side by Side</source>
        <translation>Karten neben&amp;einander</translation>
    </message>
    <message>
        <source>Cha&amp;nge Players…</source>
        <translation>Spieler wechsel&amp;n&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>New Map from Text &amp;Line…</source>
        <translation>Neue Karte aus Text&amp;zeile&#xa0;…</translation>
    </message>
    <message>
        <source>Change Number of Pla&amp;yers…</source>
        <translation>Spielerzahl &amp;ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Repeat S&amp;urprise Map…</source>
        <translation>Überraschungskarte &amp;wiederholen&#xa0;…</translation>
    </message>
    <message>
        <source>Rotate Selection &amp;Left</source>
        <translation>Auswahl nach &amp;links drehen</translation>
    </message>
    <message>
        <source>Rotate Selection &amp;Right</source>
        <translation>Auswahl nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>&amp;Mirror Selection</source>
        <translation>Auswahl &amp;spiegeln</translation>
    </message>
    <message>
        <source>T&amp;urn Clockwise</source>
        <translation>Im Uhrzeigersinn &amp;drehen</translation>
    </message>
    <message>
        <source>Mo&amp;ve Selection with Arrow Keys</source>
        <translation>Auswahl mit den Pfeiltasten &amp;bewegen</translation>
    </message>
    <message>
        <source>Select Next Object in He&amp;x</source>
        <translation>Nächstes Objekt auf dem Hexf&amp;eld auswählen</translation>
    </message>
    <message>
        <source>Select &amp;None</source>
        <translation>Auswahl au&amp;fheben</translation>
    </message>
    <message>
        <source>Make Re&amp;gion from Selection…</source>
        <translation>Re&amp;gion aus der Auswahl erstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Rotate Map &amp;Left</source>
        <translation>Karte nach lin&amp;ks drehen</translation>
    </message>
    <message>
        <source>Rotate Map &amp;Right</source>
        <translation>Karte nach &amp;rechts drehen</translation>
    </message>
    <message>
        <source>&amp;Free Design (Tile Counts as Hints)</source>
        <translation>Freier Ent&amp;wurf (Plättchenzahlen als Hinweise)</translation>
    </message>
    <message>
        <source>Fill &amp;Empty Slots</source>
        <translation>Freie Felder f&amp;üllen</translation>
    </message>
    <message>
        <source>Load &amp;File as A…</source>
        <translation>&amp;Datei als A laden&#xa0;…</translation>
    </message>
    <message>
        <source>New Project from &amp;Translation Files…</source>
        <translation>Neues Projekt aus &amp;Übersetzungsdateien&#xa0;…</translation>
    </message>
    <message>
        <source>Open &amp;Rules Reference</source>
        <translation>&amp;Regelreferenz öffnen</translation>
    </message>
    <message>
        <source>Translate Open &amp;Map</source>
        <translation>Offene &amp;Karte übersetzen</translation>
    </message>
    <message>
        <source>Import Translations from &amp;File…</source>
        <translation>Übersetzungen aus &amp;Datei importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Create Repor&amp;t…</source>
        <translation>Berich&amp;t erstellen&#xa0;…</translation>
    </message>
    <message>
        <source>Export Translation Memory…</source>
        <translation>Übersetzungsspeicher exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Fill Empty Texts from Translation Memory</source>
        <translation>Leere Texte aus dem Übersetzungsspeicher füllen</translation>
    </message>
    <message>
        <source>&amp;Approve Text and Continue</source>
        <translation>Text &amp;freigeben und weiter</translation>
    </message>
    <message>
        <source>Mark Text for Re&amp;view</source>
        <translation>Text zur &amp;Prüfung vormerken</translation>
    </message>
    <message>
        <source>Mark Text as &amp;Draft</source>
        <translation>Text als &amp;Entwurf kennzeichnen</translation>
    </message>
    <message>
        <source>&amp;Next Text Problem</source>
        <translation>&amp;Nächstes Textproblem</translation>
    </message>
    <message>
        <source>&amp;Previous Text Problem</source>
        <translation>V&amp;origes Textproblem</translation>
    </message>
    <message>
        <source>Accept First Alert in Ro&amp;w</source>
        <translation>Erste Meldung der &amp;Zeile hinnehmen</translation>
    </message>
    <message>
        <source>Apply Alert &amp;Fix</source>
        <translation>Vorschl&amp;ag der Meldung übernehmen</translation>
    </message>
    <message>
        <source>Fix All Alerts &amp;Like This…</source>
        <translation>Alle &amp;gleichen Meldungen beheben&#xa0;…</translation>
    </message>
    <message>
        <source>Copy Translation to Identi&amp;cal Rows…</source>
        <translation>Übersetzung in gl&amp;eiche Zeilen kopieren&#xa0;…</translation>
    </message>
    <message>
        <source>Show Place on &amp;Map</source>
        <translation>Ort auf der &amp;Karte zeigen</translation>
    </message>
    <message>
        <source>Translate &amp;Tile Text</source>
        <translation>Plättchentext über&amp;setzen</translation>
    </message>
    <message>
        <source>Add Words to Glossar&amp;y…</source>
        <translation>Wörter ins Glossar auf&amp;nehmen&#xa0;…</translation>
    </message>
    <message>
        <source>Use Translation 1</source>
        <translation>Übersetzung 1 übernehmen</translation>
    </message>
    <message>
        <source>Use Translation 2</source>
        <translation>Übersetzung 2 übernehmen</translation>
    </message>
    <message>
        <source>Use Translation 3</source>
        <translation>Übersetzung 3 übernehmen</translation>
    </message>
    <message>
        <source>Set Up &amp;Game…</source>
        <translation>Partie &amp;einrichten&#xa0;…</translation>
    </message>
    <message>
        <source>P&amp;revious Game</source>
        <translation>Vo&amp;rige Partie</translation>
    </message>
    <message>
        <source>&amp;Back to Editor</source>
        <translation>&amp;Zurück zum Editor</translation>
    </message>
    <message>
        <source>Pause &amp;or Resume</source>
        <translation>Anhalten oder &amp;weiterspielen</translation>
    </message>
    <message>
        <source>Let Program Play One S&amp;tep</source>
        <translation>Das Programm einen Sch&amp;ritt spielen lassen</translation>
    </message>
    <message>
        <source>&amp;Take Back Decision</source>
        <translation>Entscheidung zurück&amp;nehmen</translation>
    </message>
    <message>
        <source>Continue from &amp;Here</source>
        <translation>Von &amp;hier weiterspielen</translation>
    </message>
    <message>
        <source>Show A&amp;dvice</source>
        <translation>&amp;Tipp zeigen</translation>
    </message>
    <message>
        <source>&amp;Seal Orders</source>
        <translation>Befehle versiege&amp;ln</translation>
    </message>
    <message>
        <source>Go to &amp;Decision</source>
        <translation>Zur Entscheidun&amp;g gehen</translation>
    </message>
    <message>
        <source>&amp;Open Game…</source>
        <translation>Partie ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Save G&amp;ame…</source>
        <translation>P&amp;artie speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save Pla&amp;yer’s View…</source>
        <translation>&amp;Wissen des Spielers speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save Orders to Fi&amp;le…</source>
        <translation>Befehle a&amp;ls Datei speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Import Orders…</source>
        <translation>Befehle importiere&amp;n&#xa0;…</translation>
    </message>
    <message>
        <source>Open Cam&amp;paign…</source>
        <translation>Fel&amp;dzug öffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Show Ca&amp;mpaign</source>
        <translation>Feldzug anzei&amp;gen</translation>
    </message>
    <message>
        <source>&amp;Export Report…</source>
        <translation>&amp;Bericht exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Print Sheets…</source>
        <translation>Blätter &amp;drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Zoom to &amp;100%</source>
        <translation>Auf &amp;100&#xa0;% zoomen</translation>
    </message>
    <message>
        <source>&amp;Best Places for Tile in Hand</source>
        <translation>&amp;Beste Felder für das Plättchen in der Hand</translation>
    </message>
    <message>
        <source>Nor&amp;mal Vision</source>
        <translation>Nor&amp;males Sehen</translation>
    </message>
    <message>
        <source>&amp;Protanopia (No Red)</source>
        <translation>&amp;Protanopie (Rot fehlt)</translation>
    </message>
    <message>
        <source>&amp;Deuteranopia (No Green)</source>
        <translation>&amp;Deuteranopie (Grün fehlt)</translation>
    </message>
    <message>
        <source>&amp;Tritanopia (No Blue)</source>
        <translation>&amp;Tritanopie (Blau fehlt)</translation>
    </message>
    <message>
        <source>Context &amp;Help</source>
        <translation>Kontext&amp;hilfe</translation>
    </message>
    <message>
        <source>Configure &amp;Keyboard Shortcuts…</source>
        <translation>&amp;Tastenkürzel einrichten&#xa0;…</translation>
    </message>
    <message>
        <source>Place Empty Slot</source>
        <translation>Freies Feld setzen</translation>
    </message>
    <message>
        <source>Place Tile from &amp;Hand</source>
        <translation>Plättchen aus der &amp;Hand legen</translation>
    </message>
    <message>
        <source>Click or drag a frame to select. Drag a tile to move or swap it.</source>
        <translation>Zum Auswählen klicken oder einen Rahmen ziehen. Zum Verschieben oder Vertauschen ein Plättchen ziehen.</translation>
    </message>
    <message>
        <source>Paint with the tile in hand, on symmetric hexes as well</source>
        <translation>Malt mit dem Plättchen in der Hand, auch auf den Partnerfeldern</translation>
    </message>
    <message>
        <source>Replace all connected hexes of one kind with the tile in hand</source>
        <translation>Ersetzt alle zusammenhängenden Felder einer Art durch das Plättchen in der Hand</translation>
    </message>
    <message>
        <source>Draw a line with the tile in hand, from one hex to another</source>
        <translation>Zieht mit dem Plättchen in der Hand eine Linie von einem Feld zum anderen</translation>
    </message>
    <message>
        <source>Fill a rectangle with the tile in hand, from corner to corner</source>
        <translation>Füllt ein Rechteck mit dem Plättchen in der Hand, von Ecke zu Ecke</translation>
    </message>
    <message>
        <source>Draw a ring around a hex with the tile in hand. Hold Shift to fill the inside as well.</source>
        <translation>Zieht mit dem Plättchen in der Hand einen Ring um ein Feld. Bei gedrückter Umschalttaste wird auch das Innere gefüllt.</translation>
    </message>
    <message>
        <source>Click a tile to pick it up. With other tools, right-click it.</source>
        <translation>Nimmt das angeklickte Plättchen in die Hand. Bei anderen Werkzeugen geht das mit einem Rechtsklick.</translation>
    </message>
    <message>
        <source>Place edges, pieces and zones</source>
        <translation>Setzt Kanten, Figuren und Zonen</translation>
    </message>
    <message>
        <source>Change the shape of the map</source>
        <translation>Ändert die Form der Karte</translation>
    </message>
    <message>
        <source>Tools and generators don’t change locked tiles</source>
        <translation>Werkzeuge und Generatoren ändern gesperrte Plättchen nicht</translation>
    </message>
    <message>
        <source>Use the arrow keys to move, R to turn, M to mirror, Enter to place and Esc to cancel</source>
        <translation>Mit den Pfeiltasten bewegen, mit R drehen, mit M spiegeln, mit Eingabe ablegen, mit Esc abbrechen</translation>
    </message>
    <message>
        <source>Generate maps that meet the wishes and show them in the gallery</source>
        <translation>Generiert Karten nach den Wünschen und zeigt sie in der Galerie</translation>
    </message>
    <message>
        <source>Keep the placed tiles and fill the empty slots as fairly as possible</source>
        <translation>Behält die gelegten Plättchen und füllt die freien Felder so fair wie möglich</translation>
    </message>
    <message>
        <source>Generate a fair map of random size and style</source>
        <translation>Generiert eine faire Karte von zufälliger Größe und zufälligem Stil</translation>
    </message>
    <message>
        <source>Use a line of text to create a map of the board on your table</source>
        <translation>Erstellt aus einer Textzeile die Karte eines Spielplans, der auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>Add or remove a part of the map. The pieces that will be removed are listed first.</source>
        <translation>Fügt einen Teil der Karte an oder entfernt ihn. Zuerst werden die Teile aufgelistet, die entfernt werden.</translation>
    </message>
    <message>
        <source>Show the whole map</source>
        <translation>Zeigt die ganze Karte</translation>
    </message>
    <message>
        <source>Show tiles as small drawings instead of symbols</source>
        <translation>Zeigt die Plättchen als kleine Zeichnungen statt als Symbole</translation>
    </message>
    <message>
        <source>Show all open maps with their gaps. Click a map to work on it.</source>
        <translation>Zeigt alle offenen Karten mit ihren Abständen. Eine Karte anklicken, um sie zu bearbeiten.</translation>
    </message>
    <message>
        <source>While you drag or paint a tile, bright hexes mark where it makes the map fairer</source>
        <translation>Beim Ziehen oder Malen eines Plättchens zeigen helle Felder, wo es die Karte fairer macht</translation>
    </message>
    <message>
        <source>New &amp;Game File…</source>
        <translation>Neue &amp;Spieldatei&#xa0;…</translation>
    </message>
    <message>
        <source>Import Ga&amp;me File…</source>
        <translation>&amp;Spieldatei importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Change &amp;Game File…</source>
        <translation>S&amp;pieldatei ändern&#xa0;…</translation>
    </message>
    <message>
        <source>Add This Map to the Game File as a La&amp;yout</source>
        <translation>Diese Karte als An&amp;ordnung in die Spieldatei aufnehmen</translation>
    </message>
    <message>
        <source>Custom Checks and Lengths…</source>
        <translation>Eigene Prüfungen und Längen&#xa0;…</translation>
    </message>
    <message>
        <source>Bac&amp;k to Game File</source>
        <translation>&amp;Zurück zur Spieldatei</translation>
    </message>
    <message>
        <source>Surprise &amp;Map…</source>
        <translation>Über&amp;raschungskarte&#xa0;…</translation>
    </message>
</context>
<context>
    <name>Approval</name>
    <message>
        <source>This text has an open error.</source>
        <translation>Dieser Text hat einen offenen Fehler.</translation>
    </message>
    <message numerus="yes">
        <source>There are open errors in %L1 of %Ln text(s).</source>
        <translation>
            <numerusform>In %L1 von %Ln Text gibt es offene Fehler.</numerusform>
            <numerusform>In %L1 von %Ln Texten gibt es offene Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Approve Anyway</source>
        <translation>Trotzdem &amp;freigeben</translation>
    </message>
    <message>
        <source>&amp;Approve All</source>
        <translation>Alle &amp;freigeben</translation>
    </message>
    <message>
        <source>Approve Texts &amp;Without Errors</source>
        <translation>&amp;Nur fehlerfreie Texte freigeben</translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>Änderungen an „%1“ speichern?</translation>
    </message>
    <message>
        <source>Ask &amp;Later</source>
        <translation>&amp;Später fragen</translation>
    </message>
    <message>
        <source>Page (*.pdf)</source>
        <translation>Seite (*.pdf)</translation>
    </message>
    <message>
        <source>Page image (*.png)</source>
        <translation>Bild der Seite (*.png)</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>The recovery copy was made on %1.</source>
        <translation>Die Sicherungskopie ist vom %1.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program or window.</source>
        <translation>„%1“ wurde von einem anderen Programm oder Fenster geändert.</translation>
    </message>
    <message>
        <source>The file has been moved, renamed or deleted since you opened or last saved it.</source>
        <translation>Seit dem Öffnen oder letzten Speichern wurde die Datei verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Overwrite</source>
        <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
        <source>&amp;Save As…</source>
        <translation>&amp;Speichern unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Reload</source>
        <translation>&amp;Neu laden</translation>
    </message>
    <message>
        <source>Reload “%1”?</source>
        <translation>„%1“ neu laden?</translation>
    </message>
    <message>
        <source>“%1” is open in another window.</source>
        <translation>„%1“ ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
        <source>&amp;Show That Window</source>
        <translation>Anderes Fenster &amp;zeigen</translation>
    </message>
    <message>
        <source>The copy contains your changes since you opened or last saved the file.</source>
        <translation>Die Kopie enthält alle Änderungen seit dem Öffnen oder letzten Speichern der Datei.</translation>
    </message>
    <message>
        <source>Another program or window changed the file on %1. Recovering doesn’t change the file. You will be asked before it is overwritten.</source>
        <translation>Am %1 hat ein anderes Programm oder Fenster die Datei geändert. Das Wiederherstellen ändert die Datei nicht. Vor dem Überschreiben wird gefragt.</translation>
    </message>
    <message>
        <source>The file is newer: it was changed on %1. Recovering doesn’t change the file. You will be asked before it is overwritten.</source>
        <translation>Die Datei ist neuer: Sie wurde am %1 geändert. Das Wiederherstellen ändert die Datei nicht. Vor dem Überschreiben wird gefragt.</translation>
    </message>
    <message>
        <source>The file no longer exists.</source>
        <translation>Die Datei existiert nicht mehr.</translation>
    </message>
    <message>
        <source>“%1” no longer exists.</source>
        <translation>„%1“ existiert nicht mehr.</translation>
    </message>
    <message>
        <source>The file was last changed on %1. If you overwrite it, that change is lost. If you reload it, your own changes since opening or saving it are lost.</source>
        <translation>Die Datei wurde zuletzt am %1 geändert. Beim Überschreiben geht diese Änderung verloren. Beim Neuladen gehen die eigenen Änderungen seit dem Öffnen oder letzten Speichern verloren.</translation>
    </message>
    <message>
        <source>Save &amp;Again</source>
        <translation>&amp;Neu anlegen</translation>
    </message>
    <message>
        <source>Your changes since you opened or last saved the file will be lost.</source>
        <translation>Alle eigenen Änderungen seit dem Öffnen oder letzten Speichern der Datei gehen verloren.</translation>
    </message>
    <message>
        <source>Windows don’t share their changes. You will be asked before any changes are overwritten.</source>
        <translation>Die Fenster übernehmen Änderungen nicht voneinander. Vor dem Überschreiben wird gefragt.</translation>
    </message>
    <message>
        <source>&amp;Open Here as Well</source>
        <translation>Auch hier ö&amp;ffnen</translation>
    </message>
    <message>
        <source>A recovery copy can’t be read. It is kept as %1.</source>
        <translation>Eine Sicherungskopie lässt sich nicht lesen. Sie bleibt als %1 erhalten.</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
</context>
<context>
    <name>BalanceExport</name>
    <message>
        <source>Unnamed map</source>
        <translation>Unbenannte Karte</translation>
    </message>
    <message>
        <source>Balance of %1</source>
        <comment>name of a map</comment>
        <translation>Balance: %1</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Equality</source>
        <translation>Gleichheit</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>share, low and high end</comment>
        <translation>%1 (%2–%3)</translation>
    </message>
    <message>
        <source>Bot (games)</source>
        <translation>Bot (Partien)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name of a bot, number of games</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Predicted gap: %1.</source>
        <translation>Vorhergesagter Abstand: %1.</translation>
    </message>
    <message>
        <source>Result for the map before its last change:</source>
        <translation>Ergebnis für die Karte vor der letzten Änderung:</translation>
    </message>
    <message>
        <source>Win rates over the games (bot %1)</source>
        <translation>Siegquoten im Lauf der Partien (Bot %1)</translation>
    </message>
    <message>
        <source>Gap by bot strength (points, weakest bot first)</source>
        <translation>Abstand nach Spielstärke (Punkte, schwächster Bot zuerst)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Kennzahl</translation>
    </message>
</context>
<context>
    <name>BalanceOverlay</name>
    <message>
        <source>This overlay has no values for this map. Choose another one.</source>
        <translation>Diese Einblendung enthält für diese Karte keine Werte. Eine andere wählen.</translation>
    </message>
    <message>
        <source>Start a check to see where battles are fought.</source>
        <translation>Eine Prüfung starten, um zu sehen, wo gekämpft wird.</translation>
    </message>
    <message>
        <source>no battles</source>
        <translation>keine Schlachten</translation>
    </message>
    <message>
        <source>%1 battles per game</source>
        <translation>%1 Schlachten pro Partie</translation>
    </message>
    <message>
        <source>This result is for the map before its last change.</source>
        <translation>Dieses Ergebnis gilt für die Karte vor der letzten Änderung.</translation>
    </message>
</context>
<context>
    <name>BalanceTexts</name>
    <message>
        <source>Seat %1</source>
        <translation>Sitz %1</translation>
    </message>
    <message>
        <source>Seats %1</source>
        <comment>a team</comment>
        <translation>Sitze %1</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>fair</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>noch offen</translation>
    </message>
    <message>
        <source>unfair</source>
        <translation>unfair</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>tile ID, its kind</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>tile, place</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Not certified yet.</source>
        <translation>Noch nicht zertifiziert.</translation>
    </message>
    <message>
        <source>Position %1 in turn order</source>
        <comment>of play</comment>
        <translation>Stelle %1 der Zugreihenfolge</translation>
    </message>
    <message numerus="yes">
        <source>%1, ignoring %n special rule(s)</source>
        <comment>how fair a map is; rules of tiles that the program does not play</comment>
        <translation>
            <numerusform>%1, ohne %n Sonderregel</numerusform>
            <numerusform>%1, ohne %n Sonderregeln</numerusform>
        </translation>
    </message>
    <message>
        <source>Causes of the gap: seats %1 win less often than seats %2 (%3 of %4 points explained)</source>
        <comment>teams</comment>
        <translation>Gründe: Die Sitze %1 gewinnen seltener als die Sitze %2 (%3 von %4 Punkten erklärt)</translation>
    </message>
    <message>
        <source>Causes of the gap: seat %1 wins less often than seat %2 (%3 of %4 points explained)</source>
        <translation>Gründe: Sitz %1 gewinnt seltener als Sitz %2 (%3 von %4 Punkten erklärt)</translation>
    </message>
    <message>
        <source>%1 (%2 points)</source>
        <comment>a cause, what it adds to a gap</comment>
        <translation>%1 (%2 Punkte)</translation>
    </message>
    <message>
        <source>Causes of the predicted gap: seats %1 win less often than seats %2</source>
        <comment>teams</comment>
        <translation>Gründe für den vorhergesagten Abstand: Die Sitze %1 gewinnen seltener als die Sitze %2</translation>
    </message>
    <message>
        <source>Causes of the predicted gap: seat %1 wins less often than seat %2</source>
        <translation>Gründe für den vorhergesagten Abstand: Sitz %1 gewinnt seltener als Sitz %2</translation>
    </message>
</context>
<context>
    <name>CatalogueQuestions</name>
    <message>
        <source>%1 is not in UTF-8. Read it as Windows-1252 (Latin 1)?</source>
        <translation>%1 ist nicht in UTF-8. Als Windows-1252 (Latin 1) lesen?</translation>
    </message>
    <message>
        <source>Old translation files are often in this encoding. Check the accents afterwards.</source>
        <translation>Alte Übersetzungsdateien haben oft diese Kodierung. Danach die Akzente und Umlaute prüfen.</translation>
    </message>
    <message>
        <source>Translation Language</source>
        <translation>Sprache der Übersetzungen</translation>
    </message>
    <message>
        <source>Target language of %1:</source>
        <translation>Zielsprache von %1:</translation>
    </message>
    <message>
        <source>Some parts of the files can’t be preserved. Import the files anyway?</source>
        <translation>Einige Teile der Dateien gehen beim Importieren verloren. Die Dateien trotzdem importieren?</translation>
    </message>
    <message>
        <source>%1: note “%2”</source>
        <translation>%1: Notiz „%2“</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) would change.</source>
        <translation>
            <numerusform>%Ln Text würde sich ändern.</numerusform>
            <numerusform>%Ln Texte würden sich ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) would be added.</source>
        <translation>
            <numerusform>%Ln Notiz käme hinzu.</numerusform>
            <numerusform>%Ln Notizen kämen hinzu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) in the file can’t be imported.</source>
        <translation>
            <numerusform>%Ln Text der Datei kann nicht importiert werden.</numerusform>
            <numerusform>%Ln Texte der Datei können nicht importiert werden.</numerusform>
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
        <translation>Übersicht</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>Wishes</source>
        <translation>Wünsche</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Spielkarten</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Alerts</source>
        <translation>Meldungen</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Translation Memory</source>
        <translation>Übersetzungsspeicher</translation>
    </message>
    <message>
        <source>Text History</source>
        <translation>Verlauf der Texte</translation>
    </message>
</context>
<context>
    <name>EqualRows</name>
    <message>
        <source>These rows have the same source as row %1.</source>
        <translation>Diese Zeilen haben denselben Ausgangstext wie Zeile %1.</translation>
    </message>
    <message>
        <source>Identical Rows</source>
        <translation>Gleiche Zeilen</translation>
    </message>
    <message>
        <source>Copy %2 (%1) to identical rows</source>
        <translation>%2 (%1) in gleiche Zeilen übernehmen</translation>
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
        <translation>für alle gleich</translation>
    </message>
    <message>
        <source>%1 points</source>
        <comment>played gap</comment>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>about %1 points</source>
        <comment>predicted gap</comment>
        <translation>etwa %1 Punkte</translation>
    </message>
    <message>
        <source>checking…</source>
        <comment>a map</comment>
        <translation>wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>✓ proven</source>
        <comment>a map of the library</comment>
        <translation>✓ geprüft</translation>
    </message>
    <message>
        <source>%1 lead</source>
        <comment>a map; percent</comment>
        <translation>Vorsprung %1</translation>
    </message>
    <message>
        <source>not checked</source>
        <comment>a map</comment>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>played here</source>
        <comment>a map</comment>
        <translation>hier gespielt</translation>
    </message>
    <message>
        <source>A proven map: it is the same for every seat. Only the starting player differs.</source>
        <translation>Eine geprüfte Karte: Sie ist für jeden Sitz gleich. Unterschiedlich ist nur der Startspieler.</translation>
    </message>
    <message>
        <source>A proven map: its fairness was checked in games that were not used to choose it.</source>
        <translation>Eine geprüfte Karte: Ihre Fairness wurde in Partien geprüft, die bei der Auswahl keine Rolle spielten.</translation>
    </message>
    <message>
        <source>Predicted gap: %1.</source>
        <translation>Vorhergesagter Abstand: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>bot, gap</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Gap in games, by bot: %1 points. Games per bot: %L2.</source>
        <translation>Abstand in Partien je Bot: %1 Punkte. Partien je Bot: %L2.</translation>
    </message>
    <message>
        <source>Gap in games, by bot: %1 points. Games per bot: %L2 to %L3.</source>
        <translation>Abstand in Partien je Bot: %1 Punkte. Partien je Bot: %L2 bis %L3.</translation>
    </message>
    <message>
        <source>Symmetric without any swap.</source>
        <translation>Symmetrisch ohne Vertauschung.</translation>
    </message>
    <message>
        <source>Swaps needed for symmetry: %1 (%2).</source>
        <translation>Nötige Vertauschungen bis zur Symmetrie: %1 (%2).</translation>
    </message>
    <message>
        <source>Not quite symmetric: %1.</source>
        <translation>Nicht ganz symmetrisch: %1.</translation>
    </message>
    <message>
        <source>Wishes met: %1 of %2.</source>
        <translation>Erfüllte Wünsche: %1 von %2.</translation>
    </message>
    <message>
        <source>Seed %1, %2, version %3.</source>
        <comment>seed, generator, its version</comment>
        <translation>Startwert %1, %2, Version %3.</translation>
    </message>
</context>
<context>
    <name>GameChoice</name>
    <message>
        <source>Choose a Game</source>
        <translation>Spiel auswählen</translation>
    </message>
    <message>
        <source>Choose a Layout</source>
        <translation>Anordnung auswählen</translation>
    </message>
    <message>
        <source>Random layout</source>
        <translation>Zufällige Anordnung</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>accessible name</comment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Layouts</source>
        <comment>accessible name</comment>
        <translation>Anordnungen</translation>
    </message>
</context>
<context>
    <name>KeptGames</name>
    <message>
        <source>&amp;Keep for Next Time</source>
        <translation>Für das nächste Mal &amp;aufbewahren</translation>
    </message>
    <message>
        <source>Games (*.hexgame)</source>
        <translation>Partien (*.hexgame)</translation>
    </message>
    <message>
        <source>A game is in progress. Save, keep or discard it?</source>
        <translation>Eine Partie ist im Gange. Speichern, aufbewahren oder verwerfen?</translation>
    </message>
    <message>
        <source>An earlier game on this map is unfinished. Keep or discard it?</source>
        <translation>Eine frühere Partie auf dieser Karte ist nicht zu Ende. Aufbewahren oder verwerfen?</translation>
    </message>
    <message>
        <source>A kept game is offered the next time the program starts.</source>
        <translation>Eine aufbewahrte Partie wird beim nächsten Start des Programms angeboten.</translation>
    </message>
    <message>
        <source>&amp;Save to File…</source>
        <translation>In einer Datei &amp;speichern&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Discard Game</source>
        <translation>Partie &amp;verwerfen</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Partie speichern</translation>
    </message>
</context>
<context>
    <name>Leaving</name>
    <message>
        <source>Replaced: %1 (%2)</source>
        <comment>a home; who leaves</comment>
        <translation>Ersetzt: %1 (%2)</translation>
    </message>
    <message>
        <source>Removed: %1 (%2)</source>
        <comment>a home; who leaves</comment>
        <translation>Entfernt: %1 (%2)</translation>
    </message>
    <message>
        <source>player %1 is removed</source>
        <translation>Spieler %1 scheidet aus</translation>
    </message>
    <message>
        <source>players %1 are removed</source>
        <comment>several numbers</comment>
        <translation>Spieler %1 scheiden aus</translation>
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
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>Empty slot</source>
        <translation>Freies Feld</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>MessageBox</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>A&amp;bbrechen</translation>
    </message>
</context>
<context>
    <name>NameDelegate</name>
    <message>
        <source>Enter a name</source>
        <comment>of a player</comment>
        <translation>Namen eingeben</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Empty slot</source>
        <translation>Freies Feld</translation>
    </message>
    <message>
        <source>Blank space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>C%1 R%2</source>
        <comment>column and row of a hex</comment>
        <translation>S%1 Z%2</translation>
    </message>
    <message>
        <source>Column %1, row %2</source>
        <translation>Spalte %1, Zeile %2</translation>
    </message>
    <message>
        <source>Row %1, place %2</source>
        <translation>Zeile %1, Platz %2</translation>
    </message>
    <message>
        <source>As in the rulebook</source>
        <translation>Nach der Spielregel</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Beschriftungen</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Hex %1</source>
        <comment>its coordinate</comment>
        <translation>Feld %1</translation>
    </message>
    <message>
        <source>%1: no</source>
        <translation>%1: nein</translation>
    </message>
    <message>
        <source>corner of %1, %2 and %3</source>
        <translation>Ecke von %1, %2 und %3</translation>
    </message>
    <message>
        <source>corner of %1 and %2</source>
        <translation>Ecke von %1 und %2</translation>
    </message>
    <message>
        <source>corner off the map</source>
        <translation>Ecke außerhalb der Karte</translation>
    </message>
    <message>
        <source>the map edge</source>
        <translation>dem Kartenrand</translation>
    </message>
</context>
<context>
    <name>ObjectPage</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Spieler %1: %2</translation>
    </message>
</context>
<context>
    <name>ObjectPlacing</name>
    <message>
        <source>Label</source>
        <translation>Beschriftung</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Lock %1</source>
        <translation>%1 sperren</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 entsperren</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>%1 drehen</translation>
    </message>
    <message>
        <source>Mirror %1</source>
        <translation>%1 spiegeln</translation>
    </message>
    <message>
        <source>%1 of player %2</source>
        <translation>%1 von Spieler %2</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>The object’s layer is hidden. Show it in Layers first.</source>
        <translation>Die Ebene des Objekts ist ausgeblendet. Zuerst unter „Ebenen“ einblenden.</translation>
    </message>
    <message>
        <source>The object’s layer is locked. Unlock it in Layers first.</source>
        <translation>Die Ebene des Objekts ist gesperrt. Zuerst unter „Ebenen“ entsperren.</translation>
    </message>
    <message>
        <source>Make region %1</source>
        <translation>Region %1 erstellen</translation>
    </message>
    <message>
        <source>Select the hexes for the region first</source>
        <translation>Zuerst die Hexfelder für die Region auswählen</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>%1 und %2 tauschen</translation>
    </message>
    <message>
        <source>%1 is already part of a region. Select other hexes.</source>
        <translation>%1 gehört schon zu einer Region. Andere Hexfelder auswählen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln object(s)</source>
        <translation>
            <numerusform>%Ln Objekt</numerusform>
            <numerusform>%Ln Objekte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 on the %2</source>
        <comment>a piece, a corner</comment>
        <translation>%1 auf der %2</translation>
    </message>
</context>
<context>
    <name>PartTexts</name>
    <message>
        <source>Enter a whole number from %1 to %2.</source>
        <translation>Eine ganze Zahl von %1 bis %2 eingeben.</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Edition</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Minimum players</source>
        <translation>Mindestzahl der Spieler</translation>
    </message>
    <message>
        <source>Maximum players</source>
        <translation>Höchstzahl der Spieler</translation>
    </message>
    <message>
        <source>Hex orientation</source>
        <translation>Feldausrichtung</translation>
    </message>
    <message>
        <source>Flat side down</source>
        <translation>Flache Seite unten</translation>
    </message>
    <message>
        <source>Corner down</source>
        <translation>Ecke unten</translation>
    </message>
    <message>
        <source>Player homes</source>
        <translation>Heimatfelder</translation>
    </message>
    <message>
        <source>One hex each</source>
        <translation>Jedes auf eigenem Feld</translation>
    </message>
    <message>
        <source>Several per hex</source>
        <translation>Mehrere pro Feld</translation>
    </message>
    <message>
        <source>Optional</source>
        <translation>Können fehlen</translation>
    </message>
    <message>
        <source>Tile size in mm</source>
        <translation>Plättchengröße in mm</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Name, author and number of players.</source>
        <translation>Name, Autor und Spielerzahl.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Drop a drawing (SVG or PNG) on a row. Without one, a tile shows its colour and letter.</source>
        <translation>Eine Zeichnung (SVG oder PNG) auf eine Zeile ziehen. Ohne Zeichnung zeigt ein Plättchen Farbe und Buchstaben.</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Buchstabe</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Heimatfeld</translation>
    </message>
    <message>
        <source>Home tile of a player</source>
        <translation>Heimatfeld eines Spielers</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Mit Besitzer</translation>
    </message>
    <message>
        <source>Belongs to a player</source>
        <translation>Gehört einem Spieler</translation>
    </message>
    <message>
        <source>Rotatable</source>
        <translation>Drehbar</translation>
    </message>
    <message>
        <source>The direction matters</source>
        <translation>Die Richtung ist wichtig</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Edges between two hexes: rivers and walls run along them, roads and bridges across them.</source>
        <translation>Kanten zwischen zwei Feldern: Flüsse und Mauern verlaufen auf ihnen, Straßen und Brücken quer dazu.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Along</source>
        <translation>Längs</translation>
    </message>
    <message>
        <source>Across</source>
        <translation>Quer</translation>
    </message>
    <message>
        <source>One-sided</source>
        <translation>Einseitig</translation>
    </message>
    <message>
        <source>Belongs to one of the two hexes</source>
        <translation>Gehört zu einem der beiden Felder</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Families of tiles for use in counts and rules.</source>
        <translation>Gruppen von Plättchen, auf die sich Anzahlen und Regeln beziehen.</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Areas of hexes with a purpose, such as a starting area or an objective.</source>
        <translation>Bereiche aus Feldern mit einem Zweck, etwa Startbereiche oder Ziele.</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Fraktionen</translation>
    </message>
    <message>
        <source>Enter a word or a number.</source>
        <translation>Ein Wort oder eine Zahl eingeben.</translation>
    </message>
    <message>
        <source>This value already exists. Enter a different one.</source>
        <translation>Diesen Wert gibt es bereits. Einen anderen eingeben.</translation>
    </message>
    <message>
        <source>Dealt Values</source>
        <translation>Verteilte Werte</translation>
    </message>
    <message>
        <source>Values that are dealt onto tiles, such as number tokens. Enter the tiles and the number of copies.</source>
        <translation>Werte, die auf Plättchen verteilt werden, etwa Zahlenchips. Plättchen und Anzahl angeben.</translation>
    </message>
    <message>
        <source>Property</source>
        <translation>Eigenschaft</translation>
    </message>
    <message>
        <source>Dealt onto</source>
        <translation>Verteilt auf</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of copies of this value</source>
        <translation>Anzahl der Exemplare dieses Werts</translation>
    </message>
    <message>
        <source>Enter the number of copies, or leave the cell empty.</source>
        <translation>Die Anzahl eingeben oder die Zelle leer lassen.</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Enter a number such as 4, a range such as 4–6, ≥ 4 or ≤ 6, or leave the cell empty.</source>
        <translation>Eine Zahl wie 4, einen Bereich wie 4–6, ≥ 4 oder ≤ 6 eingeben oder die Zelle leer lassen.</translation>
    </message>
    <message>
        <source>Name (English)</source>
        <translation>Name (Englisch)</translation>
    </message>
    <message>
        <source>Name (German)</source>
        <translation>Name (Deutsch)</translation>
    </message>
    <message>
        <source>Name (French)</source>
        <translation>Name (Französisch)</translation>
    </message>
    <message>
        <source>Supply</source>
        <translation>Vorrat</translation>
    </message>
    <message>
        <source>Number in the box. An empty cell means no limit.</source>
        <translation>Anzahl in der Schachtel. Eine leere Zelle bedeutet unbegrenzt.</translation>
    </message>
    <message>
        <source>Enter a whole number, or leave the cell empty.</source>
        <translation>Eine ganze Zahl eingeben oder die Zelle leer lassen.</translation>
    </message>
    <message>
        <source>Identifies objects in map files. Use lower-case letters, digits and hyphens.</source>
        <translation>Kennzeichnet die Objekte in Kartendateien. Kleinbuchstaben, Ziffern und Bindestriche verwenden.</translation>
    </message>
    <message>
        <source>This ID already exists. Enter a different one.</source>
        <translation>Diese ID gibt es bereits. Eine andere eingeben.</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>Anzahlen</translation>
    </message>
    <message>
        <source>Tile or set</source>
        <translation>Plättchen oder Feldmenge</translation>
    </message>
    <message>
        <source>This layout has its own hexes. Choose a shape first.</source>
        <translation>Diese Anordnung hat eigene Felder. Zuerst eine Form wählen.</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Anordnungen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>Custom hexes</source>
        <translation>Eigene Felder</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Steps from the middle of a hexagon, columns of a rectangle, hexes on a side of a triangle</source>
        <translation>Schritte ab der Mitte eines Sechsecks, Spalten eines Rechtecks, Felder auf einer Seite eines Dreiecks</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Only for rectangles</source>
        <translation>Nur bei Rechtecken</translation>
    </message>
    <message>
        <source>Hexes</source>
        <translation>Felder</translation>
    </message>
    <message>
        <source>Homes</source>
        <translation>Heimatfelder</translation>
    </message>
    <message>
        <source>Homes at the edge, one for each player</source>
        <translation>Heimatfelder am Rand, eines für jeden Spieler</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Placement rules for every map. Choose one and fill in its fields below.</source>
        <translation>Legeregeln für jede Karte. Eine Regel wählen und unten ihre Angaben eintragen.</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>On the open map</source>
        <translation>Auf der offenen Karte</translation>
    </message>
    <message>
        <source>Places on the open map where the rule is broken</source>
        <translation>Stellen der offenen Karte, an denen die Regel verletzt ist</translation>
    </message>
    <message numerus="yes">
        <source>Broken in %n place(s)</source>
        <translation>
            <numerusform>An %n Stelle verletzt</numerusform>
            <numerusform>An %n Stellen verletzt</numerusform>
        </translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Verletzt</translation>
    </message>
    <message>
        <source>Followed</source>
        <translation>Eingehalten</translation>
    </message>
    <message>
        <source>Strictness</source>
        <translation>Verbindlichkeit</translation>
    </message>
    <message>
        <source>The generator meets every requirement, and wishes where possible. Hints are only reported.</source>
        <translation>Der Generator hält Pflichten immer ein, Wünsche wenn möglich. Hinweise werden nur gemeldet.</translation>
    </message>
    <message>
        <source>Requirement</source>
        <translation>Pflicht</translation>
    </message>
    <message>
        <source>Wish</source>
        <translation>Wunsch</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Numeric value</source>
        <translation>Zahlenwert</translation>
    </message>
    <message>
        <source>Another row already uses this numeric value. Choose a different one.</source>
        <translation>Dieser Zahlenwert steht schon in einer anderen Zeile. Einen anderen wählen.</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Enter a number from −1000 to 1000, such as 0.5.</source>
        <translation>Eine Zahl von −1000 bis 1000 eingeben, etwa 0,5.</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Yes or no</source>
        <translation>Ja oder Nein</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Word from a list</source>
        <translation>Wort aus einer Liste</translation>
    </message>
    <message>
        <source>Edges of the hex</source>
        <translation>Kanten des Feldes</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Choose the type “Word from a list” first.</source>
        <translation>Zuerst die Art „Wort aus einer Liste“ wählen.</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Smallest and largest number, such as 0–9</source>
        <translation>Kleinste und größte Zahl, etwa 0–9</translation>
    </message>
    <message>
        <source>Enter a range such as 0–9. Only properties of the type “Number” have a range.</source>
        <translation>Einen Bereich wie 0–9 eingeben. Nur Eigenschaften der Art „Zahl“ haben einen Bereich.</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Feldmengen</translation>
    </message>
    <message>
        <source>Sets of hexes for use in rules, such as “red numbers”. A hex must meet all the conditions you enter.</source>
        <translation>Felder, auf die sich Regeln beziehen, etwa „rote Zahlen“. Ein Feld muss alle ausgefüllten Bedingungen erfüllen.</translation>
    </message>
    <message>
        <source>Tile IDs, separated by commas</source>
        <translation>Plättchen-IDs, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Group IDs, separated by commas</source>
        <translation>Gruppen-IDs, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Property values, separated by commas</source>
        <translation>Werte der Eigenschaft, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Range of property values, such as 2–4</source>
        <translation>Wertebereich der Eigenschaft, etwa 2–4</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Without</source>
        <translation>Ohne</translation>
    </message>
    <message>
        <source>Numeric Values</source>
        <translation>Zahlenwerte</translation>
    </message>
    <message>
        <source>Numbers assigned to a hex for use in sums and weights. They come from its tile, a property or other numeric values.</source>
        <translation>Zahlen eines Feldes für Summen und Gewichte. Sie stammen vom Plättchen, aus einer Eigenschaft oder aus anderen Zahlenwerten.</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Sum of numeric values</source>
        <translation>Summe von Zahlenwerten</translation>
    </message>
    <message>
        <source>Largest numeric value</source>
        <translation>Größter Zahlenwert</translation>
    </message>
    <message>
        <source>Tile IDs or property values, each with a number, such as forest=2, lake=0</source>
        <translation>Plättchen-IDs oder Werte der Eigenschaft, jeweils mit einer Zahl, etwa forest=2, lake=0</translation>
    </message>
    <message>
        <source>Enter pairs such as forest=2, lake=0.</source>
        <translation>Paare wie forest=2, lake=0 eingeben.</translation>
    </message>
    <message>
        <source>IDs of earlier numeric values, separated by commas</source>
        <translation>IDs früherer Zahlenwerte, durch Kommas getrennt</translation>
    </message>
    <message>
        <source>Counts for each number of players. Enter 4, 4–6 or ≥ 4, or leave the cell empty. Pieces and edges with a minimum are placed on generated maps.</source>
        <translation>Anzahlen je Spielerzahl. 4, 4–6 oder ≥ 4 eingeben oder die Zelle leer lassen. Figuren und Kanten mit einer Mindestzahl werden auf generierte Karten gesetzt.</translation>
    </message>
    <message>
        <source>Shapes for new maps. Click in the picture to change a shape. To make a layout from an open map, choose Map &gt; Add This Map to the Game File as a Layout.</source>
        <translation>Formen für neue Karten. Zum Ändern einer Form ins Bild klicken. Um eine offene Karte als Anordnung zu übernehmen, „Karte &gt; Diese Karte als Anordnung in die Spieldatei aufnehmen“ wählen.</translation>
    </message>
    <message>
        <source>Factions that players can choose, with their colours.</source>
        <translation>Fraktionen, aus denen die Spieler wählen, mit ihren Farben.</translation>
    </message>
    <message>
        <source>Numeric value of each kind of tile, for use in “Weights” and in rules about sums.</source>
        <translation>Zahlenwert jeder Plättchenart, für „Gewichte“ und für Regeln über Summen.</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <comment>column: for every number of players</comment>
        <translation>Alle Spielerzahlen</translation>
    </message>
    <message>
        <source>Fill in the columns for every number of players</source>
        <translation>Füllt die Spalten für alle Spielerzahlen aus</translation>
    </message>
    <message>
        <source>%1 tiles for %2 hexes: too many tiles.</source>
        <translation>%1 Plättchen für %2 Felder: zu viele Plättchen.</translation>
    </message>
    <message>
        <source>%1 tiles for %2 hexes: too few tiles.</source>
        <translation>%1 Plättchen für %2 Felder: zu wenige Plättchen.</translation>
    </message>
    <message>
        <source>%1 tiles for %2 hexes.</source>
        <translation>%1 Plättchen für %2 Felder.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>layouts, sentence</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only rectangles have rows. Choose the shape “Rectangle” first.</source>
        <translation>Nur Rechtecke haben Zeilen. Zuerst die Form „Rechteck“ wählen.</translation>
    </message>
    <message>
        <source>The value of a hex for a player: its numeric values times their weights. It decreases with the distance from home. The table “Tiles” has the numeric values of each tile. The weights come from the author, not from played games.</source>
        <translation>Wert eines Feldes für einen Spieler: seine Zahlenwerte mal deren Gewichte. Er nimmt mit der Entfernung vom Heimatfeld ab. Die Zahlenwerte jedes Plättchens stehen in der Tabelle „Plättchen“. Die Gewichte stammen vom Autor, nicht aus gespielten Partien.</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Place on the map</source>
        <translation>Stelle auf der Karte</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Kante</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Spot in the hex</source>
        <translation>Platz im Feld</translation>
    </message>
    <message>
        <source>Counters and buildings on hexes, edges or corners.</source>
        <translation>Spielsteine und Gebäude auf Feldern, Kanten oder Ecken.</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisch</translation>
    </message>
    <message>
        <source>Enter a whole number from %1 to %2, or leave the cell empty.</source>
        <translation>Eine ganze Zahl von %1 bis %2 eingeben oder die Zelle leer lassen.</translation>
    </message>
    <message>
        <source>Printed piece size in mm</source>
        <translation>Größe gedruckter Figuren in mm</translation>
    </message>
    <message>
        <source>Printed token size in mm</source>
        <translation>Größe gedruckter Chips in mm</translation>
    </message>
    <message>
        <source>Groups need no other tile or set. Choose the measure “Distance” first.</source>
        <translation>Gruppen brauchen keine zweite Angabe. Zuerst das Maß „Entfernung“ wählen.</translation>
    </message>
    <message>
        <source>Choose the tiles or sets between which the distance is measured.</source>
        <translation>Die Plättchen oder Feldmengen wählen, zwischen denen die Entfernung gemessen wird.</translation>
    </message>
    <message>
        <source>Any tile and its own kind</source>
        <translation>Jedes Plättchen und seinesgleichen</translation>
    </message>
    <message>
        <source>Map Styles</source>
        <translation>Kartenstile</translation>
    </message>
    <message>
        <source>Sliders in Generate: how strongly tiles form groups, and how far two sets are apart. Without styles, one slider is for groups of equal tiles.</source>
        <translation>Regler in „Generieren“: wie sehr Plättchen Gruppen bilden und wie weit zwei Feldmengen entfernt sind. Ohne eigene Stile gibt es einen Regler für Gruppen gleicher Plättchen.</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>Stil</translation>
    </message>
    <message>
        <source>Name of the slider</source>
        <translation>Name des Reglers</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Maß</translation>
    </message>
    <message>
        <source>Share of neighbours that are alike, or steps to others</source>
        <translation>Anteil gleicher Nachbarn oder Schritte zu anderen</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Tiles that form groups, or that are near or far</source>
        <translation>Plättchen, die Gruppen bilden oder nah oder fern sind</translation>
    </message>
    <message>
        <source>Distance to</source>
        <translation>Entfernung zu</translation>
    </message>
    <message>
        <source>The nearest of these counts. Only for distances.</source>
        <translation>Das nächste davon zählt. Nur für Entfernungen.</translation>
    </message>
    <message>
        <source>Names the style in the command line. Use lower-case letters, digits and hyphens.</source>
        <translation>Bezeichnet den Stil auf der Befehlszeile. Kleinbuchstaben, Ziffern und Bindestriche verwenden.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>Teams</source>
        <translation>Teams</translation>
    </message>
    <message>
        <source>Partly cut hexes</source>
        <translation>Angeschnittene Felder</translation>
    </message>
    <message>
        <source>Entry of the game file</source>
        <translation>Angabe in der Spieldatei</translation>
    </message>
    <message>
        <source>Shown on tiles without a drawing, and in tile IDs</source>
        <translation>Erscheint auf Plättchen ohne Zeichnung und in Plättchen-IDs</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Victory points for the list of tiles. An empty cell means none.</source>
        <translation>Siegpunkte für die Liste der Plättchen. Eine leere Zelle bedeutet keine.</translation>
    </message>
    <message>
        <source>Area in play</source>
        <translation>Spielbereich</translation>
    </message>
    <message>
        <source>Nothing is played outside of the zones of this kind</source>
        <translation>Außerhalb der Zonen dieser Art wird nicht gespielt</translation>
    </message>
    <message>
        <source>Double-click to choose a colour.</source>
        <translation>Doppelklicken, um eine Farbe zu wählen.</translation>
    </message>
    <message>
        <source>Name shown on maps and in lists</source>
        <translation>Name auf Karten und in Listen</translation>
    </message>
    <message>
        <source>Family from the table “Groups”</source>
        <translation>Gruppe aus der Tabelle „Gruppen“</translation>
    </message>
    <message>
        <source>Counted objects or hexes</source>
        <translation>Gezählte Objekte oder Felder</translation>
    </message>
    <message>
        <source>Number of hexes</source>
        <translation>Anzahl der Felder</translation>
    </message>
    <message>
        <source>Your wording, or the sentence of the program</source>
        <translation>Eigener Wortlaut oder Satz des Programms</translation>
    </message>
    <message>
        <source>All numeric values have weights. Create another one in “Numeric Values” first.</source>
        <translation>Alle Zahlenwerte haben Gewichte. Zuerst unter „Zahlenwerte“ einen weiteren anlegen.</translation>
    </message>
    <message>
        <source>Factor of the numeric value, such as 1 or 0.5</source>
        <translation>Faktor des Zahlenwerts, etwa 1 oder 0,5</translation>
    </message>
    <message>
        <source>Piece: %1</source>
        <translation>Figur: %1</translation>
    </message>
    <message>
        <source>Edge: %1</source>
        <translation>Kante: %1</translation>
    </message>
    <message>
        <source>Belongs to</source>
        <translation>Gehört zu</translation>
    </message>
    <message>
        <source>Words separated by commas. The first one means “none”. The table “Words” has their names.</source>
        <translation>Wörter, durch Kommas getrennt. Das erste bedeutet „keines“. Ihre Namen stehen in der Tabelle „Wörter“.</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Values of a hex, a piece or an edge: a number, a word from a list, yes or no, or edges.</source>
        <translation>Werte eines Feldes, einer Figur oder einer Kante: Zahl, Wort aus einer Liste, Ja oder Nein, oder Kanten.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>object, its property</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No property has words. Create one in “Properties” first.</source>
        <translation>Keine Eigenschaft hat Wörter. Zuerst eine unter „Eigenschaften“ anlegen.</translation>
    </message>
    <message>
        <source>“%1” is not a hex. Enter column, row, and the ID of a tile, such as 0 1 forest.</source>
        <translation>„%1“ ist kein Feld. Spalte, Zeile und ID eines Plättchens eingeben, etwa 0 1 forest.</translation>
    </message>
    <message>
        <source>Enter at least one hex, such as 0 0.</source>
        <translation>Mindestens ein Feld eingeben, etwa 0 0.</translation>
    </message>
    <message>
        <source>Shown on pieces without a drawing</source>
        <translation>Erscheint auf Figuren ohne Zeichnung</translation>
    </message>
    <message>
        <source>Fills the hex</source>
        <translation>Füllt das Feld</translation>
    </message>
    <message>
        <source>Covers its hex, as a ford does. Counters can be on it.</source>
        <translation>Bedeckt sein Feld wie eine Furt. Spielsteine können darauf stehen.</translation>
    </message>
    <message>
        <source>Allowed on</source>
        <translation>Erlaubt auf</translation>
    </message>
    <message>
        <source>Tile IDs, separated by commas. An empty cell allows every hex.</source>
        <translation>Plättchen-IDs, durch Kommas getrennt. Eine leere Zelle erlaubt jedes Feld.</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Fraktion</translation>
    </message>
    <message>
        <source>Only players of this faction have it</source>
        <translation>Nur Spieler dieser Fraktion haben sie</translation>
    </message>
    <message>
        <source>Rivers and walls run along the border, roads and bridges across it</source>
        <translation>Flüsse und Mauern verlaufen auf der Kante, Straßen und Brücken quer dazu</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Objects of several hexes. Click in the picture to add, change and remove hexes.</source>
        <translation>Objekte aus mehreren Feldern. Ins Bild klicken, um Felder hinzuzufügen, zu ändern und zu entfernen.</translation>
    </message>
    <message>
        <source>Hexes of the region</source>
        <translation>Felder der Region</translation>
    </message>
    <message>
        <source>Each hex with column, row, tile ID and properties: 0 0 forest, 1 0, 0 1 lake level=2</source>
        <translation>Jedes Feld mit Spalte, Zeile, Plättchen-ID und Eigenschaften: 0 0 forest, 1 0, 0 1 lake level=2</translation>
    </message>
    <message>
        <source>Piece</source>
        <translation>Figur</translation>
    </message>
    <message>
        <source>Only for the source “Property”</source>
        <translation>Nur für die Quelle „Eigenschaft“</translation>
    </message>
    <message>
        <source>Choose another property to also deal its words.</source>
        <translation>Eine andere Eigenschaft wählen, um auch ihre Wörter zu verteilen.</translation>
    </message>
    <message>
        <source>Tiles for the values of this property</source>
        <translation>Plättchen für die Werte dieser Eigenschaft</translation>
    </message>
    <message>
        <source>Word of the property. Enter a new word to add it to the property.</source>
        <translation>Wort der Eigenschaft. Ein neues Wort eingeben, um es der Eigenschaft hinzuzufügen.</translation>
    </message>
    <message>
        <source>Number for this number of players, such as 4, 4–6 or ≥ 4</source>
        <translation>Anzahl bei dieser Spielerzahl, etwa 4, 4–6 oder ≥ 4</translation>
    </message>
    <message>
        <source>Number of players for this layout</source>
        <translation>Spielerzahl dieser Anordnung</translation>
    </message>
    <message>
        <source>Click in the picture to add or remove hexes.</source>
        <translation>Ins Bild klicken, um Felder hinzuzufügen oder zu entfernen.</translation>
    </message>
    <message>
        <source>Identifies the rule in files. Use lower-case letters, digits and hyphens.</source>
        <translation>Kennzeichnet die Regel in Dateien. Kleinbuchstaben, Ziffern und Bindestriche verwenden.</translation>
    </message>
    <message>
        <source>Numeric value of each hex, from the table “Numeric Values”</source>
        <translation>Zahlenwert jedes Feldes, aus der Tabelle „Zahlenwerte“</translation>
    </message>
    <message>
        <source>Owner of the property: every hex, or a kind of pieces or edges</source>
        <translation>Träger der Eigenschaft: jedes Feld oder eine Art von Figuren oder Kanten</translation>
    </message>
    <message>
        <source>Type of its values</source>
        <translation>Art ihrer Werte</translation>
    </message>
    <message>
        <source>Value of an object without its own</source>
        <translation>Wert eines Objekts ohne eigenen Wert</translation>
    </message>
    <message>
        <source>Names of the words of all properties.</source>
        <translation>Namen der Wörter aller Eigenschaften.</translation>
    </message>
    <message>
        <source>Property with this word</source>
        <translation>Eigenschaft mit diesem Wort</translation>
    </message>
    <message>
        <source>Property for the columns “Values” and “Number”</source>
        <translation>Eigenschaft für die Spalten „Werte“ und „Zahl“</translation>
    </message>
    <message>
        <source>Piece on the hex</source>
        <translation>Figur auf dem Feld</translation>
    </message>
    <message>
        <source>Zone around the hex</source>
        <translation>Zone um das Feld</translation>
    </message>
    <message>
        <source>Hexes to leave out</source>
        <translation>Ausgenommene Felder</translation>
    </message>
    <message>
        <source>Origin of the number</source>
        <translation>Herkunft der Zahl</translation>
    </message>
    <message>
        <source>Movement Costs</source>
        <translation>Bewegungskosten</translation>
    </message>
    <message>
        <source>Steps for entering a hex, and further ones for crossing an edge. Weights and the rule “Reach” use them. Every other step counts 1. Without entries, distances are measured in a straight line.</source>
        <translation>Schritte für das Betreten eines Feldes und weitere für das Überqueren einer Kante. Gewichte und die Regel „Reichweite“ rechnen damit. Jeder andere Schritt zählt 1. Ohne Einträge werden Entfernungen in gerader Linie gemessen.</translation>
    </message>
    <message>
        <source>Tile, set or edge</source>
        <translation>Plättchen, Feldmenge oder Kante</translation>
    </message>
    <message>
        <source>Hexes or edges with this number of steps. If several rows fit a hex, the largest number counts.</source>
        <translation>Felder oder Kanten mit dieser Schrittzahl. Passen mehrere Zeilen auf ein Feld, zählt die größte Zahl.</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>A number such as 2 or 0.5. Edges can have negative ones, such as −0.5 for a road. Leave the field empty where no step is possible.</source>
        <translation>Eine Zahl, etwa 2 oder 0,5. Kanten können negative haben, etwa −0,5 für eine Straße. Das Feld leer lassen, wo kein Schritt möglich ist.</translation>
    </message>
    <message>
        <source>Enter a number from −100 to 100, such as −0.5.</source>
        <translation>Eine Zahl von −100 bis 100 eingeben, etwa −0,5.</translation>
    </message>
    <message>
        <source>Enter a number from 0 to 100, such as 1.5.</source>
        <translation>Eine Zahl von 0 bis 100 eingeben, etwa 1,5.</translation>
    </message>
</context>
<context>
    <name>Placement</name>
    <message>
        <source>empty slot</source>
        <translation>Freies Feld</translation>
    </message>
    <message>
        <source>blank space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first (L).</source>
        <translation>%1 ist gesperrt. Zuerst entsperren (L).</translation>
    </message>
    <message>
        <source>Place %1 at %2</source>
        <translation>%1 auf %2 legen</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation>%1 leeren</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %Ln partner(s)</source>
        <translation>
            <numerusform>%1 (mit %Ln Partnerfeld)</numerusform>
            <numerusform>%1 (mit %Ln Partnerfeldern)</numerusform>
        </translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation>%1 malen</translation>
    </message>
    <message>
        <source>Paint blank spaces</source>
        <translation>Leerräume malen</translation>
    </message>
    <message>
        <source>Erase tiles</source>
        <translation>Plättchen radieren</translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln hex(es)</source>
        <translation>
            <numerusform>%Ln Hexfeld leeren</numerusform>
            <numerusform>%Ln Hexfelder leeren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %Ln hex(es)</source>
        <translation>
            <numerusform>%Ln Hexfeld entsperren</numerusform>
            <numerusform>%Ln Hexfelder entsperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln tile(s)</source>
        <translation>
            <numerusform>%Ln Plättchen kopieren</numerusform>
            <numerusform>%Ln Plättchen kopieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln tile(s)</source>
        <translation>
            <numerusform>%Ln Plättchen verschieben</numerusform>
            <numerusform>%Ln Plättchen verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy %1 to %2</source>
        <translation>%1 nach %2 kopieren</translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>%1 und %2 tauschen</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>%1 nach %2 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Make %Ln hex(es) symmetric</source>
        <translation>
            <numerusform>%Ln Feld symmetrisch machen</numerusform>
            <numerusform>%Ln Felder symmetrisch machen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %Ln hex(es)</source>
        <translation>
            <numerusform>%Ln Hexfeld sperren</numerusform>
            <numerusform>%Ln Hexfelder sperren</numerusform>
        </translation>
    </message>
    <message>
        <source>The tile layer is hidden. Show it in Layers first.</source>
        <translation>Die Plättchenebene ist ausgeblendet. Zuerst unter „Ebenen“ einblenden.</translation>
    </message>
    <message>
        <source>The tile layer is locked. Unlock it in Layers first.</source>
        <translation>Die Plättchenebene ist gesperrt. Zuerst unter „Ebenen“ entsperren.</translation>
    </message>
    <message>
        <source>This hex is not part of the layout. Add it first with Add or Remove Hexes.</source>
        <translation>Dieses Hexfeld gehört nicht zur Anordnung. Zuerst das Werkzeug „Hexfelder hinzufügen oder entfernen“ verwenden.</translation>
    </message>
    <message>
        <source>None left in the box: %1. Remove some from the map first.</source>
        <translation>Keine mehr in der Schachtel: %1. Zuerst welche von der Karte entfernen.</translation>
    </message>
    <message>
        <source>Not enough tiles left in the box for all symmetric hexes: %1. Turn off the symmetry first.</source>
        <translation>Nicht genug Plättchen in der Schachtel für alle Partnerfelder: %1. Zuerst die Symmetrie ausschalten.</translation>
    </message>
    <message>
        <source>Place blank space at %1</source>
        <translation>Leerraum auf %1 setzen</translation>
    </message>
    <message>
        <source>Symmetric tiles would be on the same hex. Choose another hex.</source>
        <translation>Symmetrische Plättchen kämen auf dasselbe Hexfeld. Ein anderes Feld wählen.</translation>
    </message>
    <message>
        <source>Everything that can be changed is already symmetric.</source>
        <translation>Alles, was sich ändern lässt, ist schon symmetrisch.</translation>
    </message>
</context>
<context>
    <name>PlayExport</name>
    <message numerus="yes">
        <source>Won by %1 after %Ln decision(s).</source>
        <translation>
            <numerusform>Gewonnen von %1 nach %Ln Entscheidung.</numerusform>
            <numerusform>Gewonnen von %1 nach %Ln Entscheidungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Einheiten</translation>
    </message>
    <message>
        <source>Units lost</source>
        <translation>Verlorene Einheiten</translation>
    </message>
    <message>
        <source>Battles won</source>
        <translation>Gewonnene Schlachten</translation>
    </message>
    <message>
        <source>Unnamed map</source>
        <translation>Unbenannte Karte</translation>
    </message>
    <message>
        <source>A game on %1</source>
        <comment>name of a map</comment>
        <translation>Eine Partie auf %1</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Turns under control of %1</source>
        <translation>Runden in der Hand von %1</translation>
    </message>
    <message>
        <source>from: %1</source>
        <comment>where points come from</comment>
        <translation>davon: %1</translation>
    </message>
    <message>
        <source>Turn %1, game still in progress.</source>
        <translation>Runde %1, die Partie läuft noch.</translation>
    </message>
    <message numerus="yes">
        <source>Ended without a winner after %Ln decision(s).</source>
        <translation>
            <numerusform>Ohne Sieger zu Ende nach %Ln Entscheidung.</numerusform>
            <numerusform>Ohne Sieger zu Ende nach %Ln Entscheidungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Turns under control of any player</source>
        <translation>Runden in der Hand irgendeines Spielers</translation>
    </message>
    <message>
        <source>First turn with a unit</source>
        <translation>Erste Runde mit einer Einheit</translation>
    </message>
</context>
<context>
    <name>PlayTexts</name>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 (player %2)</source>
        <translation>%1 (Spieler %2)</translation>
    </message>
    <message>
        <source>%1 (program)</source>
        <comment>Player 2 (program)</comment>
        <translation>%1 (Programm)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>place and kind of tile</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>group and name of a card</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing is deployed</source>
        <translation>nichts wird aufgestellt</translation>
    </message>
    <message>
        <source>contested</source>
        <translation>umstritten</translation>
    </message>
    <message>
        <source>held by %1</source>
        <translation>gehalten von %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>pieces of a player</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player, lost units</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Tie, strength %1: all units there die.</source>
        <translation>Gleichstand, Stärke %1: Alle Einheiten dort sterben.</translation>
    </message>
    <message>
        <source>Losses: %1.</source>
        <translation>Verluste: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place and what is put there</comment>
        <translation>%1: %2</translation>
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
        <translation>Ende der Partie</translation>
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
        <translation>Entscheidung %1 von %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>moment of the game, number of the decision</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>map edge</source>
        <translation>Kartenrand</translation>
    </message>
    <message>
        <source>Next to decide: %1.</source>
        <translation>Am Zug: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln decision(s), differs from decision %2 onwards</source>
        <comment>moment and score where it was left</comment>
        <translation>
            <numerusform>%1, %Ln Entscheidung, abweichend ab Entscheidung %2</numerusform>
            <numerusform>%1, %Ln Entscheidungen, abweichend ab Entscheidung %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Units there: %1 only. No losses.</source>
        <translation>Einheiten dort: nur %1. Keine Verluste.</translation>
    </message>
    <message>
        <source>%1 wins with strength %2. Units left: %4 of %3.</source>
        <translation>%1 gewinnt mit Stärke %2. Übrige Einheiten: %4 von %3.</translation>
    </message>
</context>
<context>
    <name>PropertyFields</name>
    <message>
        <source>%1: edge %2</source>
        <translation>%1: Kante %2</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Nach links blättern</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Nach rechts blättern</translation>
    </message>
</context>
<context>
    <name>RunTexts</name>
    <message>
        <source>Search stopped. These are the best maps so far.</source>
        <translation>Suche angehalten. Dies sind die bisher besten Karten.</translation>
    </message>
    <message>
        <source>No map could be certified within the margin. The best maps are shown without a certificate.</source>
        <translation>Keine Karte ließ sich innerhalb des Spielraums zertifizieren. Die besten werden ohne Zertifikat gezeigt.</translation>
    </message>
    <message numerus="yes">
        <source>Finished after %Ln game(s).</source>
        <translation>
            <numerusform>Fertig nach %Ln Partie.</numerusform>
            <numerusform>Fertig nach %Ln Partien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n different map(s) were found.</source>
        <translation>
            <numerusform>Nur %n Karte wurde gefunden.</numerusform>
            <numerusform>Nur %n verschiedene Karten wurden gefunden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The kept tiles and the wishes leave little choice.</source>
        <translation>Behaltene Plättchen und Wünsche lassen wenig Auswahl.</translation>
    </message>
</context>
<context>
    <name>TextEdits</name>
    <message>
        <source>Withdraw acceptance of alert in %1</source>
        <translation>Meldung in %1 nicht mehr hinnehmen</translation>
    </message>
    <message>
        <source>Change %2 (%1)</source>
        <translation>%2 (%1) ändern</translation>
    </message>
    <message>
        <source>Approve %2 (%1)</source>
        <translation>%2 (%1) freigeben</translation>
    </message>
    <message>
        <source>Mark %2 (%1) as draft</source>
        <translation>%2 (%1) als Entwurf kennzeichnen</translation>
    </message>
    <message>
        <source>Join %1 with the next row</source>
        <translation>%1 mit der nächsten Zeile verbinden</translation>
    </message>
    <message>
        <source>Split %1</source>
        <translation>%1 teilen</translation>
    </message>
    <message>
        <source>Move %2 (%1) up</source>
        <translation>%2 (%1) nach oben schieben</translation>
    </message>
    <message>
        <source>Move %2 (%1) down</source>
        <translation>%2 (%1) nach unten schieben</translation>
    </message>
    <message numerus="yes">
        <source>Approve %Ln text(s)</source>
        <translation>
            <numerusform>%Ln Text freigeben</numerusform>
            <numerusform>%Ln Texte freigeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln text(s) as draft</source>
        <translation>
            <numerusform>%Ln Text als Entwurf kennzeichnen</numerusform>
            <numerusform>%Ln Texte als Entwurf kennzeichnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Change notes on %1</source>
        <translation>Notizen zu %1 ändern</translation>
    </message>
    <message>
        <source>Accept alert in %1</source>
        <translation>Meldung in %1 hinnehmen</translation>
    </message>
    <message>
        <source>Mark %2 (%1) for review</source>
        <translation>%2 (%1) zur Prüfung vormerken</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln text(s) for review</source>
        <translation>
            <numerusform>%Ln Text zur Prüfung vormerken</numerusform>
            <numerusform>%Ln Texte zur Prüfung vormerken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln text(s) from translation memory</source>
        <translation>
            <numerusform>%Ln Text aus dem Übersetzungsspeicher füllen</numerusform>
            <numerusform>%Ln Texte aus dem Übersetzungsspeicher füllen</numerusform>
        </translation>
    </message>
    <message>
        <source>Shift %1 up, starting at %2</source>
        <translation>%1 ab %2 nach oben rücken</translation>
    </message>
    <message>
        <source>Shift %1 down, starting at %2</source>
        <translation>%1 ab %2 nach unten rücken</translation>
    </message>
    <message>
        <source>Change maximum length of %1</source>
        <translation>Höchstlänge von %1 ändern</translation>
    </message>
    <message>
        <source>Change custom checks</source>
        <translation>Eigene Prüfungen ändern</translation>
    </message>
    <message>
        <source>Change maximum width of %1</source>
        <translation>Höchstbreite von %1 ändern</translation>
    </message>
    <message>
        <source>Restore %2 (%1)</source>
        <translation>%2 (%1) wiederherstellen</translation>
    </message>
</context>
<context>
    <name>TextFixes</name>
    <message>
        <source>Remove “%1”</source>
        <translation>„%1“ entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Fix All %Ln Like This…</source>
        <translation>
            <numerusform>Diese Meldung beheben&#xa0;…</numerusform>
            <numerusform>%Ln gleiche Meldungen beheben&#xa0;…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %Ln text(s): %1</source>
        <translation>
            <numerusform>%Ln Text korrigieren: %1</numerusform>
            <numerusform>%Ln Texte korrigieren: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace “%1” with “%2”</source>
        <translation>„%1“ durch „%2“ ersetzen</translation>
    </message>
    <message>
        <source>Fix All Alerts Like This</source>
        <translation>Alle gleichen Meldungen beheben</translation>
    </message>
</context>
<context>
    <name>TextPattern</name>
    <message>
        <source>Invalid regular expression: %1.</source>
        <translation>Ungültiger regulärer Ausdruck: %1.</translation>
    </message>
</context>
<context>
    <name>TextStates</name>
    <message>
        <source>Missing</source>
        <translation>Fehlt</translation>
    </message>
    <message>
        <source>Draft</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Veraltet</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Freigegeben</translation>
    </message>
</context>
<context>
    <name>TextTables</name>
    <message>
        <source>Import Terms</source>
        <translation>Begriffe importieren</translation>
    </message>
    <message>
        <source>Glossaries (*.tbx *.xml *.csv *.tsv *.json *.txt);;All files (*)</source>
        <translation>Glossare (*.tbx *.xml *.csv *.tsv *.json *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export Terms</source>
        <translation>Begriffe exportieren</translation>
    </message>
    <message>
        <source>TBX (*.tbx)</source>
        <translation>TBX (*.tbx)</translation>
    </message>
    <message>
        <source>CSV tables (*.csv)</source>
        <translation>CSV-Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Hexatelier glossaries (*.json)</source>
        <translation>Hexatelier-Glossare (*.json)</translation>
    </message>
</context>
<context>
    <name>TextsOfGames</name>
    <message>
        <source>Open rules for:</source>
        <translation>Regeln öffnen für:</translation>
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
        <translation>&amp;Wieder melden</translation>
    </message>
    <message>
        <source>A&amp;ccept</source>
        <translation>&amp;Hinnehmen</translation>
    </message>
    <message>
        <source>Report this again</source>
        <translation>Wieder melden</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Hingenommen</translation>
    </message>
    <message>
        <source>Accepted: %1</source>
        <translation>Hingenommen: %1</translation>
    </message>
    <message>
        <source>Reason for accepting</source>
        <translation>Begründung</translation>
    </message>
</context>
<context>
    <name>hexa::editor::AlertsPanel</name>
    <message>
        <source>No texts are open. Open a text project first.</source>
        <translation>Es sind keine Texte geöffnet. Zuerst ein Textprojekt öffnen.</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1: checking…</source>
        <translation>%1: wird geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>%1: nothing to report.</source>
        <translation>%1: nichts zu melden.</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln open alert(s)</source>
        <translation>
            <numerusform>%1: %Ln offene Meldung</numerusform>
            <numerusform>%1: %Ln offene Meldungen</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no suggested fix for the alerts in this row. Edit the text by hand.</source>
        <translation>Für die Meldungen dieser Zeile gibt es keinen Vorschlag. Den Text von Hand ändern.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) changed</source>
        <translation>
            <numerusform>%Ln Text geändert</numerusform>
            <numerusform>%Ln Texte geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Withdraw Acceptance</source>
        <translation>Nicht mehr hin&amp;nehmen</translation>
    </message>
    <message>
        <source>A&amp;ccept</source>
        <translation>&amp;Hinnehmen</translation>
    </message>
    <message>
        <source>Row alerts</source>
        <translation>Meldungen der Zeile</translation>
    </message>
    <message>
        <source>Select a row to see its alerts.</source>
        <translation>Eine Zeile auswählen, um ihre Meldungen zu sehen.</translation>
    </message>
    <message>
        <source>Accept this alert. It returns when one of the texts changes.</source>
        <translation>Meldung hinnehmen. Sie erscheint wieder, wenn sich einer der Texte ändert.</translation>
    </message>
    <message>
        <source>The text has changed in the meantime. Wait for the new check.</source>
        <translation>Der Text hat sich inzwischen geändert. Die neue Prüfung abwarten.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::AppearancePage</name>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Farbschema:</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>T&amp;iles on the map:</source>
        <translation>Plättchen auf der &amp;Karte:</translation>
    </message>
    <message>
        <source>Colour and symbol</source>
        <translation>Farbe und Symbol</translation>
    </message>
    <message>
        <source>Pictorial</source>
        <translation>Illustriert</translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>Also on &amp;battery</source>
        <translation>Auch im A&amp;kkubetrieb</translation>
    </message>
    <message>
        <source>Takes effect at the next start.</source>
        <translation>Wirkt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>Same as desktop</source>
        <translation>Wie die Arbeitsumgebung</translation>
    </message>
    <message>
        <source>Interface &amp;size:</source>
        <translation>&amp;Größe der Oberfläche:</translation>
    </message>
    <message>
        <source>Turns off sliding and fading. Changes appear at once.</source>
        <translation>Ohne Gleiten und Überblenden. Änderungen erscheinen sofort.</translation>
    </message>
    <message>
        <source>Let bots &amp;play the map in the background</source>
        <translation>Bots im &amp;Hintergrund auf der Karte spielen lassen</translation>
    </message>
    <message>
        <source>Shortly after each change, bots play the map on one processor core. The status bar then shows the gap in games instead of the predicted gap.</source>
        <translation>Kurz nach jeder Änderung spielen Bots auf der Karte und nutzen dafür einen Prozessorkern. Die Statusleiste zeigt dann statt des vorhergesagten Abstands den Abstand in Partien.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::BalanceCommands</name>
    <message>
        <source>Hexatelier maps (*.hexa)</source>
        <translation>Hexatelier-Karten (*.hexa)</translation>
    </message>
    <message>
        <source>balance</source>
        <comment>suggested file name</comment>
        <translation>balance</translation>
    </message>
    <message>
        <source>Export Balance Report</source>
        <translation>Bericht zur Balance exportieren</translation>
    </message>
    <message>
        <source>Load File as A</source>
        <translation>Datei als A laden</translation>
    </message>
</context>
<context>
    <name>hexa::editor::BalanceSession</name>
    <message>
        <source>Swap %1 and %2</source>
        <translation>%1 und %2 tauschen</translation>
    </message>
    <message>
        <source>Result stored with the map: %1.</source>
        <comment>certified fair</comment>
        <translation>Mit der Karte gespeichertes Ergebnis: %1.</translation>
    </message>
    <message>
        <source>Not certified. Result stored with the map: %1.</source>
        <comment>unfair, undecided</comment>
        <translation>Nicht zertifiziert. Mit der Karte gespeichertes Ergebnis: %1.</translation>
    </message>
    <message>
        <source>The map changed during the games, so no certificate was stored. Certify the map again.</source>
        <translation>Die Karte wurde während der Partien geändert, daher wurde kein Zertifikat gespeichert. Die Karte erneut zertifizieren.</translation>
    </message>
    <message>
        <source>Store certificate result</source>
        <translation>Zertifikatsergebnis speichern</translation>
    </message>
    <message>
        <source>Map A was replaced during the games, so there is no result. Compare again.</source>
        <translation>Karte A wurde während der Partien ersetzt, daher gibt es kein Ergebnis. Die Karten erneut vergleichen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Bars</name>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Symmetry for placing and painting: %1</source>
        <translation>Symmetrie beim Legen und Malen: %1</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation>&amp;Karte</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Generieren</translation>
    </message>
    <message>
        <source>&amp;Balance</source>
        <translation>Balan&amp;ce</translation>
    </message>
    <message>
        <source>P&amp;lay</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>P&amp;rint</source>
        <translation>D&amp;rucken</translation>
    </message>
    <message>
        <source>Tra&amp;nslate</source>
        <translation>Über&amp;setzen</translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation>&amp;Legen</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Bedienfelder</translation>
    </message>
    <message>
        <source>&amp;Insert</source>
        <translation>&amp;Einsetzen</translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation>S&amp;ymmetrie</translation>
    </message>
    <message>
        <source>Modes</source>
        <translation>Modi</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>Noch keine Dateien</translation>
    </message>
    <message>
        <source>Colour &amp;Vision</source>
        <translation>Farb&amp;sehen</translation>
    </message>
    <message>
        <source>Alert&amp;s</source>
        <translation>&amp;Meldungen</translation>
    </message>
    <message>
        <source>Translation Memor&amp;y</source>
        <translation>Überset&amp;zungsspeicher</translation>
    </message>
    <message>
        <source>Al&amp;ignment</source>
        <translation>Zeilen zu&amp;ordnen</translation>
    </message>
    <message>
        <source>Open a map first.</source>
        <translation>Zuerst eine Karte öffnen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::BlankShapeDialog</name>
    <message>
        <source>New Blank Shape</source>
        <translation>Neue leere Form</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Dreieck</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>&amp;Form:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Zeilen:</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Steps from the &amp;middle:</source>
        <translation>Schritte ab der &amp;Mitte:</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>S&amp;palten:</translation>
    </message>
    <message>
        <source>Hexes on a &amp;side:</source>
        <translation>Felder je S&amp;eite:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty slot(s).</source>
        <translation>
            <numerusform>%Ln freies Feld.</numerusform>
            <numerusform>%Ln freie Felder.</numerusform>
        </translation>
    </message>
    <message>
        <source>Flat side down</source>
        <translation>Flache Seite unten</translation>
    </message>
    <message>
        <source>Corner down</source>
        <translation>Ecke unten</translation>
    </message>
    <message>
        <source>&amp;Hex orientation:</source>
        <translation>&amp;Feldausrichtung:</translation>
    </message>
    <message>
        <source>Create &amp;Map</source>
        <translation>Karte &amp;anlegen</translation>
    </message>
    <message>
        <source>This game normally uses the other orientation.</source>
        <translation>Dieses Spiel verwendet normalerweise die andere Ausrichtung.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::BotChoice</name>
    <message>
        <source>Bots in the check, weakest first:</source>
        <translation>Bots der Prüfung, der schwächste zuerst:</translation>
    </message>
    <message>
        <source>For comparison. These bots are not offered as opponents.</source>
        <translation>Zum Vergleich. Diese Bots stehen nicht als Gegner zur Wahl.</translation>
    </message>
    <message>
        <source>Show the bots that are only for comparison</source>
        <translation>Bots zeigen, die nur zum Vergleich dienen</translation>
    </message>
    <message>
        <source>Include this bot in the check. The strictest verdict counts.</source>
        <translation>Setzt diesen Bot bei der Prüfung ein. Das strengste Urteil zählt.</translation>
    </message>
    <message>
        <source>More Bots (in the check: %1)</source>
        <translation>Weitere Bots (in der Prüfung: %1)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::BundleEntry</name>
    <message>
        <source>Still needed: %1</source>
        <translation>Noch nötig: %1</translation>
    </message>
    <message>
        <source>Can still be added: %1</source>
        <translation>Noch möglich: %1</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Bestätigen</translation>
    </message>
    <message>
        <source>Nothing more needed</source>
        <translation>Das reicht</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CampaignCommands</name>
    <message>
        <source>The campaign could not be changed.</source>
        <translation>Der Feldzug konnte nicht geändert werden.</translation>
    </message>
    <message>
        <source>Campaigns (*.hexacampaign);;All files (*)</source>
        <translation>Feldzüge (*.hexacampaign);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Hexatelier maps (*.hexa)</source>
        <translation>Hexatelier-Karten (*.hexa)</translation>
    </message>
    <message>
        <source>campaign</source>
        <comment>suggested file name</comment>
        <translation>Feldzug</translation>
    </message>
    <message>
        <source>New Campaign</source>
        <translation>Neuer Feldzug</translation>
    </message>
    <message>
        <source>Campaigns (*.hexacampaign)</source>
        <translation>Feldzüge (*.hexacampaign)</translation>
    </message>
    <message>
        <source>Games (*.hexgame);;All files (*)</source>
        <translation>Partien (*.hexgame);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Undo the result of “%1”?</source>
        <translation>Das Ergebnis von „%1“ zurücknehmen?</translation>
    </message>
    <message>
        <source>The campaign “%1” is under way.</source>
        <translation>Der Feldzug „%1“ läuft schon.</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Open Campaign</source>
        <translation>Feldzug öffnen</translation>
    </message>
    <message>
        <source>Campaign Maps</source>
        <translation>Karten des Feldzugs</translation>
    </message>
    <message>
        <source>A campaign can’t be made from these maps.</source>
        <translation>Aus diesen Karten lässt sich kein Feldzug bilden.</translation>
    </message>
    <message>
        <source>This campaign can’t be started.</source>
        <translation>Dieser Feldzug kann nicht begonnen werden.</translation>
    </message>
    <message>
        <source>A new campaign doesn’t change the current one. Each campaign has its own file.</source>
        <translation>Ein neuer Feldzug ändert den laufenden nicht. Jeder Feldzug hat seine eigene Datei.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Begin New Campaign</source>
        <translation>&amp;Neuen Feldzug beginnen</translation>
    </message>
    <message>
        <source>The campaign could not be saved.</source>
        <translation>Der Feldzug konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>First open a playable map.</source>
        <translation>Zuerst eine spielbare Karte öffnen.</translation>
    </message>
    <message>
        <source>Remove “%1” from the campaign?</source>
        <translation>„%1“ aus dem Feldzug entfernen?</translation>
    </message>
    <message>
        <source>The map file itself is kept.</source>
        <translation>Die Kartendatei selbst bleibt erhalten.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>This scenario can’t be played as it is.</source>
        <translation>Dieses Szenario kann so nicht gespielt werden.</translation>
    </message>
    <message>
        <source>“%1” is over: %2. The result was added to the campaign.</source>
        <translation>„%1“ ist zu Ende: %2. Das Ergebnis wurde in den Feldzug eingetragen.</translation>
    </message>
    <message>
        <source>Add Finished Game</source>
        <translation>Beendete Partie hinzufügen</translation>
    </message>
    <message>
        <source>The game will be removed from the campaign and will have to be played again.</source>
        <translation>Die Partie wird aus dem Feldzug entfernt und muss neu gespielt werden.</translation>
    </message>
    <message>
        <source>&amp;Undo Result</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CampaignPage</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>name, faction</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Scenario %1</source>
        <translation>Szenario %1</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>gewonnen von %1</translation>
    </message>
    <message>
        <source>The campaign is over. Won by: %1</source>
        <translation>Der Feldzug ist zu Ende. Sieg: %1</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Als Nächstes: %1</translation>
    </message>
    <message>
        <source>Points for winning %1</source>
        <translation>Punkte für den Sieg in %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Program, %1</source>
        <translation>Programm, %1</translation>
    </message>
    <message>
        <source>&amp;Campaign:</source>
        <translation>Fel&amp;dzug:</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Add &amp;Maps…</source>
        <translation>&amp;Karten hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>&amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>Ent&amp;fernen&#xa0;…</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Szenarien</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>entered by hand</source>
        <translation>von Hand eingetragen</translation>
    </message>
    <message>
        <source>The campaign is over. Nobody won it.</source>
        <translation>Der Feldzug ist zu Ende. Niemand hat ihn gewonnen.</translation>
    </message>
    <message>
        <source>Changes are saved automatically in %1</source>
        <translation>Änderungen werden automatisch in %1 gespeichert</translation>
    </message>
    <message>
        <source>Player type for %1</source>
        <translation>Spielertyp von %1</translation>
    </message>
    <message>
        <source>Resume &amp;Game</source>
        <translation>Partie &amp;fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Play Next Scenario</source>
        <translation>Nächstes Szenario &amp;spielen</translation>
    </message>
    <message>
        <source>Campaign scenarios</source>
        <translation>Szenarien des Feldzugs</translation>
    </message>
    <message>
        <source>Campaign players</source>
        <translation>Spieler des Feldzugs</translation>
    </message>
    <message>
        <source>Add G&amp;ame from File…</source>
        <translation>&amp;Partie aus einer Datei hinzufügen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Enter Result…</source>
        <translation>&amp;Ergebnis eintragen&#xa0;…</translation>
    </message>
    <message>
        <source>Undo &amp;Last Result…</source>
        <translation>Letztes Ergebnis &amp;zurücknehmen&#xa0;…</translation>
    </message>
    <message>
        <source>Add &amp;Current Map</source>
        <translation>&amp;Offene Karte hinzufügen</translation>
    </message>
    <message>
        <source>Open Map in Desi&amp;gn</source>
        <translation>Karte im Ent&amp;wurf öffnen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CardsPanel</name>
    <message>
        <source>No longer available</source>
        <translation>Nicht mehr verfügbar</translation>
    </message>
    <message>
        <source>Belongs to %1</source>
        <translation>Gehört %1</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Auf %1</translation>
    </message>
    <message>
        <source>Click to choose this card</source>
        <translation>Zum Wählen dieser Karte klicken</translation>
    </message>
    <message>
        <source>Being resolved now</source>
        <translation>Wird gerade ausgeführt</translation>
    </message>
    <message>
        <source>Click to see the options</source>
        <translation>Klicken, um die Möglichkeiten zu sehen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CellPage</name>
    <message>
        <source>Lock %1</source>
        <translation>%1 sperren</translation>
    </message>
    <message>
        <source>Unlock %1</source>
        <translation>%1 entsperren</translation>
    </message>
    <message>
        <source>This hex is not part of the layout. Add it to place a tile here.</source>
        <translation>Dieses Hexfeld gehört nicht zur Anordnung. Zum Legen eines Plättchens das Hexfeld hinzufügen.</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Special victory points</source>
        <translation>Besondere Siegpunkte</translation>
    </message>
    <message numerus="yes">
        <source>Normally %n point(s)</source>
        <translation>
            <numerusform>Normalerweise %n Punkt</numerusform>
            <numerusform>Normalerweise %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Only for tiles with special victory points</source>
        <translation>Nur für Plättchen mit besonderen Siegpunkten</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>%1 in %2 ändern</translation>
    </message>
    <message>
        <source>Give tile %1 the ID %2</source>
        <translation>Plättchen %1 die ID %2 geben</translation>
    </message>
    <message>
        <source>Rename tile %1 to %2</source>
        <translation>Plättchen %1 in %2 umbenennen</translation>
    </message>
    <message>
        <source>Set special victory points for %1 to %2</source>
        <translation>Besondere Siegpunkte für %1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Remove special victory points from %1</source>
        <translation>Besondere Siegpunkte von %1 entfernen</translation>
    </message>
    <message>
        <source>Change special rule for %1</source>
        <translation>Sonderregel von %1 ändern</translation>
    </message>
    <message>
        <source>Change note for %1</source>
        <translation>Notiz zu %1 ändern</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Add %1 to layout</source>
        <translation>%1 zur Anordnung hinzufügen</translation>
    </message>
    <message>
        <source>Add to Layout</source>
        <translation>Zur Anordnung hinzufügen</translation>
    </message>
    <message>
        <source>Brushes and generators don’t change a locked hex</source>
        <translation>Pinsel und Generatoren ändern ein gesperrtes Hexfeld nicht</translation>
    </message>
    <message>
        <source>Unlock the hex to change its kind or ID.</source>
        <translation>Zum Ändern von Art oder ID das Hexfeld entsperren.</translation>
    </message>
    <message>
        <source>Printed on the tile. Every tile has its own ID.</source>
        <translation>Auf das Plättchen gedruckt. Jedes hat eine eigene ID.</translation>
    </message>
    <message>
        <source>Special rule</source>
        <translation>Sonderregel</translation>
    </message>
    <message>
        <source>Design note</source>
        <translation>Notiz zum Entwurf</translation>
    </message>
    <message numerus="yes">
        <source>All %n from the box are on the map</source>
        <translation>
            <numerusform>Das einzige Plättchen aus der Schachtel liegt auf der Karte</numerusform>
            <numerusform>Alle %n Plättchen aus der Schachtel liegen auf der Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>Normally no points for this kind</source>
        <translation>Normalerweise keine Punkte für diese Art</translation>
    </message>
    <message>
        <source>Every tile needs an ID. Enter one.</source>
        <translation>Jedes Plättchen braucht eine ID. Eine ID eingeben.</translation>
    </message>
    <message>
        <source>This ID is too long. Enter a shorter one.</source>
        <translation>Diese ID ist zu lang. Eine kürzere eingeben.</translation>
    </message>
    <message>
        <source>An ID can’t contain spaces. Remove them.</source>
        <translation>Eine ID darf keine Leerzeichen enthalten. Die Leerzeichen entfernen.</translation>
    </message>
    <message>
        <source>The tile at %2 already has the ID %1. Enter a different one.</source>
        <translation>Das Plättchen auf %2 hat schon die ID %1. Eine andere eingeben.</translation>
    </message>
    <message>
        <source>Change %1 of %2</source>
        <translation>%1 von %2 ändern</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ChanceEntry</name>
    <message>
        <source>Roll or Draw</source>
        <translation>Würfeln oder ziehen</translation>
    </message>
    <message>
        <source>Let the program roll the dice or draw the cards</source>
        <translation>Lässt das Programm würfeln oder die Karten ziehen</translation>
    </message>
    <message>
        <source>Enter Result</source>
        <translation>Ergebnis eintragen</translation>
    </message>
    <message>
        <source>Use the result rolled or drawn at the table</source>
        <translation>Verwendet das Ergebnis vom Spieltisch</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ChangedFileBar</name>
    <message>
        <source>“%1” was moved, renamed or deleted.</source>
        <translation>„%1“ wurde verschoben, umbenannt oder gelöscht.</translation>
    </message>
    <message>
        <source>“%1” was changed by another program or window.</source>
        <translation>„%1“ wurde von einem anderen Programm oder Fenster geändert.</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Hide until the next change</source>
        <translation>Bis zur nächsten Änderung ausblenden</translation>
    </message>
    <message>
        <source>Load the current contents of the file</source>
        <translation>Lädt den jetzigen Inhalt der Datei</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ChangesDialog</name>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Change %Ln Text(s)</source>
        <translation>
            <numerusform>%Ln Text ä&amp;ndern</numerusform>
            <numerusform>%Ln Texte ä&amp;ndern</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::ChangesModel</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CheckPanel</name>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Spielraum</translation>
    </message>
    <message>
        <source>Certificate</source>
        <translation>Zertifikat</translation>
    </message>
    <message>
        <source>&amp;Certify</source>
        <translation>&amp;Zertifizieren</translation>
    </message>
    <message>
        <source>Check &amp;Again</source>
        <translation>&amp;Noch einmal prüfen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>Expor&amp;tieren&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Start Check</source>
        <translation>Prüfung &amp;starten</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>Wins (%)</source>
        <comment>share of wins</comment>
        <translation>Siege (%)</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>mean score at the end</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>low and high end</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Ma&amp;rgin:</source>
        <translation>Spiel&amp;raum:</translation>
    </message>
    <message>
        <source>Show:</source>
        <translation>Zeigen:</translation>
    </message>
    <message>
        <source>%1: %2 (%3 – %4)</source>
        <comment>bot, gap in points, low and high end</comment>
        <translation>%1: %2 (%3 – %4)</translation>
    </message>
    <message>
        <source>&amp;Details</source>
        <translation>&amp;Einzelheiten</translation>
    </message>
    <message>
        <source>B&amp;ots and Margin</source>
        <translation>B&amp;ots und Spielraum</translation>
    </message>
    <message>
        <source>No bot can play this game yet, so its maps can’t be checked.</source>
        <translation>Noch kann kein Bot dieses Spiel spielen, daher lassen sich seine Karten nicht prüfen.</translation>
    </message>
    <message>
        <source>Choose the bots and the allowed margin</source>
        <translation>Bots und erlaubten Spielraum wählen</translation>
    </message>
    <message>
        <source>Show the reasons for the verdict</source>
        <translation>Gründe für das Urteil zeigen</translation>
    </message>
    <message>
        <source>Largest allowed difference between a win rate and its target, in percentage points</source>
        <translation>Größte erlaubte Abweichung einer Siegquote von ihrem Sollwert, in Prozentpunkten</translation>
    </message>
    <message>
        <source>Bot shown</source>
        <translation>Angezeigter Bot</translation>
    </message>
    <message>
        <source>Gap by bot strength (points, weakest bot first)</source>
        <translation>Abstand nach Spielstärke (Punkte, schwächster Bot zuerst)</translation>
    </message>
    <message>
        <source>Win rate by seat over the games</source>
        <translation>Siegquote je Sitz im Lauf der Partien</translation>
    </message>
    <message>
        <source>Start a check: the bots play this map until it is clear whether it is fair. The win rate of each seat is drawn here.</source>
        <translation>Eine Prüfung starten: Die Bots spielen auf dieser Karte, bis klar ist, ob sie fair ist. Hier erscheinen die Siegquoten der Sitze.</translation>
    </message>
    <message>
        <source>Win rates</source>
        <translation>Siegquoten</translation>
    </message>
    <message>
        <source>&amp;Games per bot:</source>
        <translation>Partien &amp;je Bot:</translation>
    </message>
    <message>
        <source>Games per bot for a certificate</source>
        <translation>Partien je Bot für ein Zertifikat</translation>
    </message>
    <message>
        <source>Play a fixed number of new games and store the verdict with the map. You can undo this.</source>
        <translation>Spielt eine feste Zahl neuer Partien und speichert das Urteil mit der Karte. Lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Replay the certified games and compare every result</source>
        <translation>Spielt die Partien des Zertifikats noch einmal und vergleicht jedes Ergebnis</translation>
    </message>
    <message>
        <source>Export the measures as CSV or the report as a page (PNG, PDF)</source>
        <translation>Kennzahlen als CSV oder den Bericht als Seite (PNG, PDF) exportieren</translation>
    </message>
    <message>
        <source>Certifying… %p%</source>
        <translation>Zertifizierung läuft&#xa0;… %p&#xa0;%</translation>
    </message>
    <message>
        <source>Replaying the certified games…</source>
        <translation>Zertifizierte Partien werden wiederholt&#xa0;…</translation>
    </message>
    <message>
        <source>Comparing… %p%</source>
        <translation>Vergleich läuft&#xa0;… %p&#xa0;%</translation>
    </message>
    <message>
        <source>Checking… %p% (may end sooner)</source>
        <translation>Prüfung läuft&#xa0;… %p&#xa0;% (endet vielleicht früher)</translation>
    </message>
    <message>
        <source>This result is for the map before its last change.</source>
        <translation>Dieses Ergebnis gilt für die Karte vor der letzten Änderung.</translation>
    </message>
    <message>
        <source>Strictest verdict</source>
        <translation>Strengstes Urteil</translation>
    </message>
    <message>
        <source>%1 games, %2 per second</source>
        <comment>numbers</comment>
        <translation>%1 Partien, %2 pro Sekunde</translation>
    </message>
    <message>
        <source>Position</source>
        <comment>in the order of play</comment>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Target (%)</source>
        <comment>share of wins</comment>
        <translation>Ziel (%)</translation>
    </message>
    <message>
        <source>%1 so far, at most %2 left</source>
        <comment>times</comment>
        <translation>Bisher %1, höchstens noch %2</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <comment>time</comment>
        <translation>Bisher %1</translation>
    </message>
    <message>
        <source>Bots are playing this map: %1 so far, at most %2 left.</source>
        <comment>times</comment>
        <translation>Bots spielen auf dieser Karte: bisher %1, höchstens noch %2.</translation>
    </message>
    <message>
        <source>Bots are playing this map: %1 so far.</source>
        <comment>time</comment>
        <translation>Bots spielen auf dieser Karte: bisher %1.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CommandSearch</name>
    <message>
        <source>Search Commands</source>
        <translation>Befehle suchen</translation>
    </message>
    <message>
        <source>Matching commands</source>
        <translation>Gefundene Befehle</translation>
    </message>
    <message>
        <source>No command name contains these letters. Enter fewer letters.</source>
        <translation>Kein Befehl enthält diese Buchstaben. Weniger Buchstaben eingeben.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ComparePanel</name>
    <message>
        <source>Unnamed map</source>
        <translation>Unbenannte Karte</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>&amp;Keep as A</source>
        <translation>Als A &amp;merken</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation>A: %1</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>A (%)</source>
        <translation>A (%)</translation>
    </message>
    <message>
        <source>Now (%)</source>
        <translation>Jetzt (%)</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>low and high end of a change</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Load Fi&amp;le as A…</source>
        <translation>Datei als A laden&#xa0;…</translation>
    </message>
    <message>
        <source>%1, as of %2</source>
        <comment>name of a map, time of day</comment>
        <translation>%1, Stand %2</translation>
    </message>
    <message>
        <source>See the effect of a change: keep the map as A, change it, then compare. Both maps are played with the same random events, so even small differences show quickly.</source>
        <translation>So zeigt sich, was eine Änderung bewirkt: Die Karte als A merken, ändern, dann vergleichen. Auf beiden Karten wird mit denselben Zufallsereignissen gespielt, daher zeigen sich auch kleine Unterschiede schnell.</translation>
    </message>
    <message>
        <source>Keep a copy of the current map for comparison</source>
        <translation>Merkt sich die jetzige Karte zum Vergleich</translation>
    </message>
    <message>
        <source>Load a map from a file for comparison</source>
        <translation>Lädt eine Karte aus einer Datei zum Vergleich</translation>
    </message>
    <message>
        <source>&amp;Games per bot:</source>
        <translation>Partien &amp;je Bot:</translation>
    </message>
    <message>
        <source>Pairs of games per bot</source>
        <translation>Partienpaare je Bot</translation>
    </message>
    <message>
        <source>Let the bots play A and the current map</source>
        <translation>Lässt die Bots auf A und auf der jetzigen Karte spielen</translation>
    </message>
    <message>
        <source>Win rates before and after</source>
        <translation>Siegquoten vorher und nachher</translation>
    </message>
    <message>
        <source>A: no map kept yet</source>
        <translation>A: noch keine Karte gemerkt</translation>
    </message>
    <message>
        <source>This result is for the map before its last change.</source>
        <translation>Dieses Ergebnis gilt für die Karte vor der letzten Änderung.</translation>
    </message>
    <message>
        <source>Verdicts with a margin of %1 points – A: %2, current map: %3</source>
        <comment>margin, two verdicts</comment>
        <translation>Urteile mit %1 Punkten Spielraum – A: %2, jetzige Karte: %3</translation>
    </message>
    <message>
        <source>The change clearly affects at least one seat (bold).</source>
        <translation>Die Änderung wirkt sich eindeutig auf mindestens einen Sitz aus (fett).</translation>
    </message>
    <message>
        <source>No seat is clearly affected. Play more games to detect smaller effects.</source>
        <translation>Kein Sitz ist eindeutig betroffen. Mit mehr Partien zeigen sich auch kleinere Auswirkungen.</translation>
    </message>
    <message>
        <source>Position in turn order</source>
        <comment>of play</comment>
        <translation>Stelle in der Zugreihenfolge</translation>
    </message>
    <message>
        <source>Range</source>
        <comment>low and high end of a change</comment>
        <translation>Bereich</translation>
    </message>
    <message>
        <source>Bot %1 – A: %2, current map: %3</source>
        <comment>name, two verdicts</comment>
        <translation>Bot %1 – A: %2, jetzige Karte: %3</translation>
    </message>
    <message>
        <source>Games without a single winner, assigned at random. A: %L1 shared, %L3 drawn. Now: %L2 shared, %L4 drawn</source>
        <comment>numbers of games</comment>
        <translation>Partien ohne alleinigen Sieger, zufällig zugeteilt. A: %L1 geteilt, %L3 unentschieden. Jetzt: %L2 geteilt, %L4 unentschieden</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CompositionPanel</name>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the box</source>
        <translation>
            <numerusform>%Ln in der Schachtel</numerusform>
            <numerusform>%Ln in der Schachtel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked</source>
        <translation>
            <numerusform>%Ln gesperrt</numerusform>
            <numerusform>%Ln gesperrt</numerusform>
        </translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation>Alle Plättchen</translation>
    </message>
    <message>
        <source>wanted: %1</source>
        <comment>sum, then what is asked for: 7-9 wanted: 6-9</comment>
        <translation>gewünscht: %1</translation>
    </message>
    <message>
        <source>All &amp;Free</source>
        <translation>Alle be&amp;liebig</translation>
    </message>
    <message>
        <source>Let the generator choose all tile counts</source>
        <translation>Überlässt alle Anzahlen dem Generator</translation>
    </message>
    <message>
        <source>Rules: %1 to %2</source>
        <translation>Regeln: %1 bis %2</translation>
    </message>
    <message>
        <source>The tile counts add up to at least %1, but the layout has only %2 slots for them. Lower a minimum.</source>
        <translation>Die Anzahlen ergeben mindestens %1 Plättchen, die Anordnung hat aber nur %2 Felder dafür. Ein Minimum senken.</translation>
    </message>
    <message>
        <source>The tile counts add up to at most %1, but the layout has %2 slots to fill. Raise a maximum.</source>
        <translation>Die Anzahlen ergeben höchstens %1 Plättchen, die Anordnung hat aber %2 Felder zu füllen. Ein Maximum erhöhen.</translation>
    </message>
    <message>
        <source>%1: %2 tiles are too many. At most %3 are allowed.</source>
        <translation>%1: %2 Plättchen sind zu viele. Höchstens %3 sind erlaubt.</translation>
    </message>
    <message>
        <source>%1: %2 tiles are too few. At least %3 are needed.</source>
        <translation>%1: %2 Plättchen sind zu wenige. Mindestens %3 sind nötig.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ConcordanceDialog</name>
    <message>
        <source>Uses of Words</source>
        <translation>Wortvorkommen</translation>
    </message>
    <message>
        <source>Words, in any form</source>
        <translation>Wörter, in jeder Form</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Stelle</numerusform>
            <numerusform>%Ln Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Stellen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ConcordanceModel</name>
    <message>
        <source>Row</source>
        <translation>Zeile</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CountRange</name>
    <message>
        <source>%1, at least</source>
        <translation>%1, mindestens</translation>
    </message>
    <message>
        <source>%1, at most</source>
        <translation>%1, höchstens</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CountTable</name>
    <message>
        <source>Equality</source>
        <translation>Gleichheit</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <comment>a figure in percent</comment>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>the map has nothing of the kind</comment>
        <translation>fehlt</translation>
    </message>
</context>
<context>
    <name>hexa::editor::CutRow</name>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Cut away part %1 of 12</source>
        <translation>Teil %1 von 12 abschneiden</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Half, position %1 of 12</source>
        <translation>Hälfte, Lage %1 von 12</translation>
    </message>
    <message>
        <source>Parts selected below</source>
        <translation>Unten gewählte Teile</translation>
    </message>
</context>
<context>
    <name>hexa::editor::DecisionPanel</name>
    <message>
        <source>Waiting for %1 at the screen.</source>
        <translation>Warten auf %1 am Bildschirm.</translation>
    </message>
    <message>
        <source>The game is over. Won by: %1.</source>
        <translation>Die Partie ist zu Ende. Sieg: %1.</translation>
    </message>
    <message>
        <source>Read rule %1</source>
        <translation>Regel %1 lesen</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n place(s))</source>
        <comment>a deed</comment>
        <translation>
            <numerusform>%1 (%n Feld)</numerusform>
            <numerusform>%1 (%n Felder)</numerusform>
        </translation>
    </message>
    <message>
        <source>No game is running. Start one with Play This Map.</source>
        <translation>Es läuft keine Partie. Mit „Auf dieser Karte spielen“ eine beginnen.</translation>
    </message>
    <message>
        <source>Next to decide: %1.</source>
        <translation>Am Zug: %1.</translation>
    </message>
    <message>
        <source>The game is over. Nobody won.</source>
        <translation>Die Partie ist zu Ende. Niemand hat gewonnen.</translation>
    </message>
    <message>
        <source>Hide Secrets</source>
        <translation>Geheimes verbergen</translation>
    </message>
    <message>
        <source>Show Secrets</source>
        <translation>Geheimes zeigen</translation>
    </message>
    <message>
        <source>Press this button, then click a place on the board</source>
        <translation>Diese Schaltfläche drücken, dann auf dem Spielplan einen Ort anklicken</translation>
    </message>
    <message>
        <source>Copy to Orders</source>
        <translation>In die Befehle übernehmen</translation>
    </message>
    <message>
        <source>Follow Advice</source>
        <translation>Tipp befolgen</translation>
    </message>
    <message>
        <source>Expected battle results</source>
        <translation>Erwarteter Ausgang der Schlachten</translation>
    </message>
    <message>
        <source>Program’s advice</source>
        <translation>Tipp des Programms</translation>
    </message>
    <message>
        <source>Show Advice</source>
        <translation>Tipp zeigen</translation>
    </message>
    <message>
        <source>Close advice</source>
        <translation>Tipp schließen</translation>
    </message>
    <message>
        <source>Show Report</source>
        <translation>Bericht zeigen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::DesignCanvas</name>
    <message>
        <source>partners: %1</source>
        <translation>Partner: %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::EarlierTexts</name>
    <message>
        <source>Earlier texts</source>
        <translation>Frühere Texte</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Wiederherstellen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::EditCommands</name>
    <message>
        <source>Place %1</source>
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederholen: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Close Texts</source>
        <translation>Texte s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Close Game File</source>
        <translation>Spieldatei s&amp;chließen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::EmptyHint</name>
    <message>
        <source>Drag tiles here from the palette. To fill the remaining slots, choose Generate &gt; Fill Empty Slots.</source>
        <translation>Plättchen aus der Palette hierher ziehen. Für den Rest „Generieren &gt; Freie Felder füllen“ wählen.</translation>
    </message>
    <message>
        <source>Drag tiles here from the palette. Use the tool Add or Remove Hexes to change the shape.</source>
        <translation>Plättchen aus der Palette hierher ziehen. Mit dem Werkzeug „Hexfelder hinzufügen oder entfernen“ die Form ändern.</translation>
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
        <translation>Bild kopieren</translation>
    </message>
    <message>
        <source>Play Again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Victory: %1</source>
        <translation>Sieg: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Edit Map</source>
        <translation>Karte bearbeiten</translation>
    </message>
    <message>
        <source>The game is over. Nobody won.</source>
        <translation>Die Partie ist zu Ende. Niemand hat gewonnen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ExchangeCommands</name>
    <message>
        <source>Import Map</source>
        <translation>Karte importieren</translation>
    </message>
    <message>
        <source>Maps from other programs (*.tmx *.tmj *.json *.xml *.txt);;All files (*)</source>
        <translation>Karten anderer Programme (*.tmx *.tmj *.json *.xml *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Tabletop Simulator, saved object (*.json)</source>
        <translation>Tabletop Simulator, gespeichertes Objekt (*.json)</translation>
    </message>
    <message>
        <source>VASSAL module (*.vmod)</source>
        <translation>VASSAL-Modul (*.vmod)</translation>
    </message>
    <message>
        <source>Text map (*.txt)</source>
        <translation>Textkarte (*.txt)</translation>
    </message>
    <message>
        <source>map</source>
        <comment>suggested file name</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Export for Other Programs</source>
        <translation>Für andere Programme exportieren</translation>
    </message>
    <message>
        <source>Exporting %1…</source>
        <translation>%1 wird exportiert&#xa0;…</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The map was imported, but not completely.</source>
        <translation>Die Karte wurde importiert, aber nicht vollständig.</translation>
    </message>
    <message>
        <source>No game is given in %1. Choose the game:</source>
        <translation>In %1 ist kein Spiel angegeben. Das Spiel wählen:</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Tiled map (*.tmx)</source>
        <translation>Tiled-Karte (*.tmx)</translation>
    </message>
    <message>
        <source>Tiled map as JSON (*.tmj)</source>
        <translation>Tiled-Karte als JSON (*.tmj)</translation>
    </message>
    <message>
        <source>The map was exported, but not completely.</source>
        <translation>Die Karte wurde exportiert, aber nicht vollständig.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ExportDialog</name>
    <message>
        <source>One page, %1 × %2 mm</source>
        <translation>Eine Seite, %1 × %2 mm</translation>
    </message>
    <message>
        <source>%1 × %2 px, on paper %3 × %4 mm</source>
        <translation>%1 × %2 px, auf Papier %3 × %4 mm</translation>
    </message>
    <message>
        <source>map</source>
        <comment>suggested file name</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format:</translation>
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
        <translation>S&amp;til:</translation>
    </message>
    <message>
        <source>Colour and symbol</source>
        <translation>Farbe und Symbol</translation>
    </message>
    <message>
        <source>Pictorial</source>
        <translation>Illustriert</translation>
    </message>
    <message>
        <source>Total &amp;width:</source>
        <translation>&amp;Gesamtbreite:</translation>
    </message>
    <message>
        <source>&amp;Resolution:</source>
        <translation>&amp;Auflösung:</translation>
    </message>
    <message>
        <source> px</source>
        <translation>&#xa0;px</translation>
    </message>
    <message>
        <source> dpi</source>
        <translation>&#xa0;dpi</translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation>Papi&amp;er:</translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation>Aus&amp;richtung:</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Hochformat</translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation>Querformat</translation>
    </message>
    <message>
        <source>Column &amp;numbers</source>
        <translation>Spalten&amp;nummern</translation>
    </message>
    <message>
        <source>Row &amp;numbers</source>
        <translation>Zeilen&amp;nummern</translation>
    </message>
    <message>
        <source>&amp;Empty slots</source>
        <translation>Freie Fe&amp;lder</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Legende</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The picture would be too large. Choose smaller hexes.</source>
        <translation>Das Bild würde zu groß. Kleinere Hexfelder wählen.</translation>
    </message>
    <message>
        <source>Export As</source>
        <translation>Exportieren als</translation>
    </message>
    <message>
        <source>Export stopped. No file was written.</source>
        <translation>Export abgebrochen. Es wurde keine Datei geschrieben.</translation>
    </message>
    <message>
        <source>Bitmap image for websites and chats</source>
        <translation>Pixelbild für Webseiten und Chats</translation>
    </message>
    <message>
        <source>Drawing that stays sharp and can be edited</source>
        <translation>Zeichnung, die scharf bleibt und sich bearbeiten lässt</translation>
    </message>
    <message>
        <source>Page to print, with title and legend</source>
        <translation>Seite zum Drucken, mit Titel und Legende</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Black on white (saves ink)</source>
        <translation>Schwarz auf Weiß (spart Tinte)</translation>
    </message>
    <message>
        <source>&amp;Hex width:</source>
        <translation>&amp;Hexfeldbreite:</translation>
    </message>
    <message>
        <source>Pixels per inch. Determines the size of the picture on paper.</source>
        <translation>Pixel pro Zoll. Bestimmt die Größe des Bildes auf Papier.</translation>
    </message>
    <message>
        <source>Transparent back&amp;ground</source>
        <translation>Transparenter Hintergr&amp;und</translation>
    </message>
    <message>
        <source>Tile &amp;IDs</source>
        <translation>Plättchen-&amp;IDs</translation>
    </message>
    <message>
        <source>Picture preview</source>
        <translation>Bildvorschau</translation>
    </message>
    <message>
        <source>Page preview</source>
        <translation>Seitenvorschau</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Exportfortschritt</translation>
    </message>
</context>
<context>
    <name>hexa::editor::FileCommands</name>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Unnamed map</source>
        <translation>Unbenannte Karte</translation>
    </message>
    <message>
        <source>Save Map</source>
        <translation>Karte speichern</translation>
    </message>
    <message>
        <source>Hexatelier maps (*.hexa)</source>
        <translation>Hexatelier-Karten (*.hexa)</translation>
    </message>
    <message>
        <source>%1 could not be saved. The map is still open and unchanged.</source>
        <translation>%1 konnte nicht gespeichert werden. Die Karte ist weiterhin offen und unverändert.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Open Map or Texts</source>
        <translation>Karte oder Texte öffnen</translation>
    </message>
    <message>
        <source>Text projects (*.hexatext);;Translation files (*.po *.xlf *.xliff *.ts *.csv *.tsv)</source>
        <translation>Textprojekte (*.hexatext);;Übersetzungsdateien (*.po *.xlf *.xliff *.ts *.csv *.tsv)</translation>
    </message>
    <message>
        <source>%1 is open in another tab.</source>
        <translation>%1 ist in einem anderen Tab offen.</translation>
    </message>
    <message>
        <source>Close that map first, or choose another name.</source>
        <translation>Zuerst die andere Karte schließen oder einen anderen Namen wählen.</translation>
    </message>
    <message>
        <source>Map “%1”</source>
        <translation>Karte „%1“</translation>
    </message>
    <message>
        <source>The file with the game owner’s data can’t be read. The program’s own data is used instead.</source>
        <translation>Die Datei mit den Daten des Spielbesitzers kann nicht gelesen werden. Stattdessen werden die Daten des Programms verwendet.</translation>
    </message>
    <message>
        <source>This sample can’t be opened.</source>
        <translation>Diese Beispielkarte lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>Maps and games</source>
        <translation>Karten und Spiele</translation>
    </message>
    <message>
        <source>Text maps (*.txt)</source>
        <translation>Textkarten (*.txt)</translation>
    </message>
    <message>
        <source>Printed maps (*.pdf)</source>
        <translation>Gedruckte Karten (*.pdf)</translation>
    </message>
    <message>
        <source>Games in progress (*.hexgame)</source>
        <translation>Partien (*.hexgame)</translation>
    </message>
    <message>
        <source>Campaigns (*.hexacampaign)</source>
        <translation>Feldzüge (*.hexacampaign)</translation>
    </message>
    <message>
        <source>Game files (*.hexgamedef)</source>
        <translation>Spieldateien (*.hexgamedef)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::FillRest</name>
    <message>
        <source>Fill empty slots</source>
        <translation>Freie Felder füllen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::FilterBar</name>
    <message>
        <source>Search texts</source>
        <translation>Texte durchsuchen</translation>
    </message>
    <message>
        <source>Show rows that contain these words</source>
        <translation>Zeilen mit diesen Wörtern zeigen</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Abschnitt</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Show only rows with open problems</source>
        <translation>Nur Zeilen mit offenen Problemen zeigen</translation>
    </message>
    <message>
        <source>All sections</source>
        <translation>Alle Abschnitte</translation>
    </message>
    <message>
        <source>All states</source>
        <translation>Alle Zustände</translation>
    </message>
    <message>
        <source>All checks</source>
        <translation>Alle Prüfungen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln Zeile</numerusform>
            <numerusform>%Ln Zeilen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln row(s)</source>
        <translation>
            <numerusform>%L1 von %Ln Zeile</numerusform>
            <numerusform>%L1 von %Ln Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Longer by</source>
        <translation>Länger um</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>Alle Zeilen</translation>
    </message>
    <message>
        <source>With notes</source>
        <translation>Mit Notizen</translation>
    </message>
    <message>
        <source>Longer than the source</source>
        <translation>Länger als der Ausgangstext</translation>
    </message>
    <message>
        <source>Include hints in the list and when going to the next problem</source>
        <translation>Hinweise auch in der Liste zeigen und beim Sprung zum nächsten Problem berücksichtigen</translation>
    </message>
    <message>
        <source>Row filter</source>
        <translation>Zeilenfilter</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent, with the blank before it</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Changed since opening</source>
        <translation>Seit dem Öffnen geändert</translation>
    </message>
    <message>
        <source>With Problems</source>
        <translation>Mit Problemen</translation>
    </message>
    <message>
        <source>With Problems (%1)</source>
        <translation>Mit Problemen (%1)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::FindBar</name>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>Groß-/Kleinschreibung</translation>
    </message>
    <message>
        <source>Whole words</source>
        <translation>Ganze Wörter</translation>
    </message>
    <message>
        <source>Previous match</source>
        <translation>Vorige Stelle</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Nächste Stelle</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Replace All</source>
        <translation>Alle ersetzen</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>All languages</source>
        <translation>Alle Sprachen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Stelle</numerusform>
            <numerusform>%Ln Stellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) replaced</source>
        <translation>
            <numerusform>%Ln Stelle ersetzt</numerusform>
            <numerusform>%Ln Stellen ersetzt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln match(es)</source>
        <translation>
            <numerusform>%L1 von %Ln Stelle</numerusform>
            <numerusform>%L1 von %Ln Stellen</numerusform>
        </translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>Ersetzen durch</translation>
    </message>
    <message>
        <source>Regular expression</source>
        <translation>Regulärer Ausdruck</translation>
    </message>
    <message>
        <source>Search with a Perl-style regular expression. In the replacement, \1 inserts the match of the first group.</source>
        <translation>Sucht mit einem regulären Ausdruck wie in Perl. Im Ersetzungstext fügt \1 den Treffer der ersten Gruppe ein.</translation>
    </message>
    <message>
        <source>Searching with this regular expression takes too long. Simplify it.</source>
        <translation>Die Suche mit diesem regulären Ausdruck dauert zu lange. Den Ausdruck vereinfachen.</translation>
    </message>
    <message>
        <source>Replace “%1” with “%2”</source>
        <translation>„%1“ durch „%2“ ersetzen</translation>
    </message>
    <message>
        <source>Replace all “%1” with “%2”</source>
        <translation>Alle „%1“ durch „%2“ ersetzen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::FindPanel</name>
    <message>
        <source>Searching…</source>
        <translation>Suche läuft&#xa0;…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Find on the map</source>
        <translation>Auf der Karte suchen</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Treffer</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search by name, ID, place (such as C3 R2), owner or note.</source>
        <translation>Suche nach Name, ID, Ort (zum Beispiel S3 Z2), Besitzer oder Notiz.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es). The first %1 are listed.</source>
        <translation>
            <numerusform>%Ln Treffer. Die ersten %1 sind aufgeführt.</numerusform>
            <numerusform>%Ln Treffer. Die ersten %1 sind aufgeführt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Treffer</numerusform>
            <numerusform>%Ln Treffer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::FindingsModel</name>
    <message>
        <source>%1 at %2</source>
        <comment>tile ID, place</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, sentence</comment>
        <translation>%1: %2</translation>
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
        <translation>Suche läuft&#xa0;…</translation>
    </message>
    <message>
        <source>Earlier runs (%1)</source>
        <translation>Frühere Läufe (%1)</translation>
    </message>
    <message>
        <source>%1, seed %2, version %3: %4 points</source>
        <translation>%1, Startwert %2, Version %3: %4 Punkte</translation>
    </message>
    <message>
        <source>%1, seed %2, version %3</source>
        <translation>%1, Startwert %2, Version %3</translation>
    </message>
    <message>
        <source>Gallery</source>
        <translation>Galerie</translation>
    </message>
    <message>
        <source>Maps</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Fairest first</source>
        <translation>Fairste zuerst</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>%1: %2 first</source>
        <comment>quality, its high end</comment>
        <translation>%1: %2 zuerst</translation>
    </message>
    <message>
        <source>P&amp;in</source>
        <translation>An&amp;heften</translation>
    </message>
    <message>
        <source>&amp;Re-roll Unpinned Maps</source>
        <translation>Übrige Karten neu &amp;würfeln</translation>
    </message>
    <message>
        <source>Earlier runs</source>
        <translation>Frühere Läufe</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number of a step, what was drawn</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Open in &amp;New Tab</source>
        <translation>In &amp;neuem Tab öffnen</translation>
    </message>
    <message numerus="yes">
        <source>%n map(s) selected.</source>
        <translation>
            <numerusform>%n Karte ausgewählt.</numerusform>
            <numerusform>%n Karten ausgewählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;ort order:</source>
        <translation>S&amp;ortierung:</translation>
    </message>
    <message>
        <source>Keep this map when the other maps are generated again</source>
        <translation>Behält diese Karte, wenn die übrigen Karten neu generiert werden</translation>
    </message>
    <message>
        <source>Generate other maps with a new seed and keep the pinned maps</source>
        <translation>Generiert andere Karten mit einem neuen Startwert und behält die angehefteten Karten</translation>
    </message>
    <message>
        <source>S&amp;ave Selected…</source>
        <translation>Auswahl s&amp;peichern&#xa0;…</translation>
    </message>
    <message>
        <source>Show Differences</source>
        <translation>Unterschiede zeigen</translation>
    </message>
    <message>
        <source>Drawing &amp;Steps</source>
        <translation>&amp;Ziehungsschritte</translation>
    </message>
    <message>
        <source>Show every random draw so that you can rebuild the map at a table</source>
        <translation>Zeigt jede Ziehung, damit sich die Karte am Tisch nachlegen lässt</translation>
    </message>
    <message>
        <source>Copy Steps</source>
        <translation>Schritte kopieren</translation>
    </message>
    <message>
        <source>Drawing steps</source>
        <translation>Ziehungsschritte</translation>
    </message>
    <message>
        <source>Go back to the maps and wishes of an earlier run</source>
        <translation>Kehrt zu den Karten und Wünschen eines früheren Laufs zurück</translation>
    </message>
    <message>
        <source>Check No&amp;w</source>
        <translation>&amp;Jetzt prüfen</translation>
    </message>
    <message>
        <source>Let all bots play this map in the background to see how fair it is</source>
        <translation>Lässt alle Bots im Hintergrund auf dieser Karte spielen und zeigt dann, wie fair sie ist</translation>
    </message>
    <message>
        <source>Choose a method on the left to see maps that meet your wishes. Click a map to see it in place of the open one. Use Undo to return to the open map.</source>
        <translation>Links ein Verfahren wählen, um Karten zu sehen, die die Wünsche erfüllen. Eine Karte anklicken, um sie anstelle der offenen zu sehen. Mit Rückgängig zur offenen Karte zurückkehren.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GameCards</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln Plättchen</numerusform>
            <numerusform>%Ln Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Blank shape</source>
        <translation>Leere Form</translation>
    </message>
    <message>
        <source>any size</source>
        <translation>beliebige Größe</translation>
    </message>
    <message>
        <source>A hexagon, rectangle or triangle of empty slots, of any size</source>
        <translation>Ein Sechseck, Rechteck oder Dreieck aus freien Feldern in beliebiger Größe</translation>
    </message>
    <message numerus="yes">
        <source>Campaign with %n scenario(s)</source>
        <translation>
            <numerusform>Feldzug mit %n Szenario</numerusform>
            <numerusform>Feldzug mit %n Szenarien</numerusform>
        </translation>
    </message>
    <message>
        <source>Change game file</source>
        <translation>Spieldatei ändern</translation>
    </message>
    <message>
        <source>Tiles and rules</source>
        <translation>Plättchen, Regeln</translation>
    </message>
    <message>
        <source>Show the tables of this game file</source>
        <translation>Tabellen dieser Spieldatei zeigen</translation>
    </message>
    <message>
        <source>New map</source>
        <translation>Neue Karte</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Sample maps</source>
        <translation>Beispielkarten</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GameCommands</name>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>No maps can be created for this game.</source>
        <translation>Für dieses Spiel lassen sich keine Karten anlegen.</translation>
    </message>
    <message>
        <source>Import Game File</source>
        <translation>Spieldatei importieren</translation>
    </message>
    <message>
        <source>Game files (*.hexgamedef);;All files (*)</source>
        <translation>Spieldateien (*.hexgamedef);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 could not be saved. The game file is still open and unchanged.</source>
        <translation>%1 konnte nicht gespeichert werden. Die Spieldatei ist noch offen und unverändert.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Saved: %1. The game file has problems, so no maps can be created yet.</source>
        <translation>Gespeichert: %1. Die Spieldatei hat noch Probleme, daher lassen sich noch keine Karten anlegen.</translation>
    </message>
    <message>
        <source>Save Game File</source>
        <translation>Spieldatei speichern</translation>
    </message>
    <message>
        <source>Game files (*.hexgamedef)</source>
        <translation>Spieldateien (*.hexgamedef)</translation>
    </message>
    <message>
        <source>&amp;Change Maps</source>
        <translation>Karten &amp;ändern</translation>
    </message>
    <message>
        <source>&amp;Keep Maps as They Are</source>
        <translation>Karten unverändert &amp;lassen</translation>
    </message>
    <message numerus="yes">
        <source>%n open map(s) changed to the new edition of the game.</source>
        <translation>
            <numerusform>%n offene Karte verwendet jetzt die neue Ausgabe des Spiels.</numerusform>
            <numerusform>%n offene Karten verwenden jetzt die neue Ausgabe des Spiels.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add layout</source>
        <translation>Anordnung hinzufügen</translation>
    </message>
    <message>
        <source>Unnamed game</source>
        <translation>Unbenanntes Spiel</translation>
    </message>
    <message>
        <source>Game “%1”</source>
        <translation>Spiel „%1“</translation>
    </message>
    <message>
        <source>Changing the open maps to the new edition removes objects from them.</source>
        <translation>Beim Wechsel zur neuen Ausgabe werden Objekte aus den offenen Karten entfernt.</translation>
    </message>
    <message>
        <source>Translate game texts</source>
        <translation>Texte des Spiels übersetzen</translation>
    </message>
    <message>
        <source>This sample can’t be opened.</source>
        <translation>Diese Beispielkarte lässt sich nicht öffnen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GameDocument</name>
    <message>
        <source>Unnamed game file</source>
        <translation>Unbenannte Spieldatei</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GamePage</name>
    <message>
        <source>New &amp;Map</source>
        <translation>Neue &amp;Karte</translation>
    </message>
    <message>
        <source>Create a map with the chosen layout</source>
        <translation>Karte mit der gewählten Anordnung anlegen</translation>
    </message>
    <message>
        <source>&amp;Save Game File</source>
        <translation>Spieldatei &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Parts of the game file</source>
        <translation>Teile der Spieldatei</translation>
    </message>
    <message>
        <source>More</source>
        <comment>parts of a game file</comment>
        <translation>Weitere</translation>
    </message>
    <message>
        <source>&amp;Translate…</source>
        <translation>Ü&amp;bersetzen…</translation>
    </message>
    <message>
        <source>Translate the names and sentences of the game</source>
        <translation>Die Namen und Sätze des Spiels übersetzen</translation>
    </message>
    <message>
        <source>New &amp;Map: %1</source>
        <translation>Neue &amp;Karte: %1</translation>
    </message>
    <message>
        <source>Create a map with this layout. Select another one in Layouts.</source>
        <translation>Karte mit dieser Anordnung anlegen. Eine andere unter „Anordnungen“ auswählen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GamePreview</name>
    <message>
        <source>Open maps keep the previous edition until the problems are solved.</source>
        <translation>Offene Karten behalten die vorige Ausgabe des Spiels, bis die Probleme gelöst sind.</translation>
    </message>
    <message>
        <source>No maps can be created until the problems are solved.</source>
        <translation>Karten lassen sich erst erstellen, wenn die Probleme gelöst sind.</translation>
    </message>
    <message>
        <source>Open maps change when you leave this page. Their undo steps and galleries are lost.</source>
        <translation>Offene Karten ändern sich beim Verlassen dieser Seite. Dabei gehen ihr Rückgängig-Verlauf und ihre Galerien verloren.</translation>
    </message>
    <message>
        <source>The region</source>
        <translation>Die Region</translation>
    </message>
    <message>
        <source>The open map</source>
        <translation>Offene Karte</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Anordnung: %1</translation>
    </message>
    <message>
        <source>Objects that will be removed from open maps:</source>
        <translation>Objekte, die aus offenen Karten entfernt werden:</translation>
    </message>
    <message>
        <source>An example map</source>
        <translation>Eine Beispielkarte</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GameProblems</name>
    <message>
        <source>Problems in the game file (choose one to go there):</source>
        <translation>Probleme der Spieldatei (Eintrag wählen, um dorthin zu gelangen):</translation>
    </message>
    <message>
        <source>%1, row %2</source>
        <comment>part of a game file, number</comment>
        <translation>%1, Zeile %2</translation>
    </message>
    <message>
        <source>Problem: %1</source>
        <comment>a repair of a game file</comment>
        <translation>Problem: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GenerateCommands</name>
    <message>
        <source>Save Maps to a Folder</source>
        <translation>Karten in einem Ordner speichern</translation>
    </message>
    <message numerus="yes">
        <source>%n map(s) saved in %1</source>
        <translation>
            <numerusform>%n Karte in %1 gespeichert</numerusform>
            <numerusform>%n Karten in %1 gespeichert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty slot(s) filled.</source>
        <translation>
            <numerusform>%Ln freies Feld gefüllt.</numerusform>
            <numerusform>%Ln freie Felder gefüllt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles in the way (marked): %1.</source>
        <translation>Plättchen im Weg (markiert): %1.</translation>
    </message>
    <message>
        <source>The empty slots can’t be filled.</source>
        <translation>Die freien Felder lassen sich nicht füllen.</translation>
    </message>
    <message>
        <source>&amp;Fill as Free Design</source>
        <translation>Als &amp;freien Entwurf füllen</translation>
    </message>
    <message>
        <source>Switch to free design</source>
        <translation>Zum freien Entwurf wechseln</translation>
    </message>
    <message>
        <source>The map is the same for every seat (%1).</source>
        <translation>Die Karte ist für jeden Sitz gleich (%1).</translation>
    </message>
    <message>
        <source>No fairer map is possible with the placed tiles: the gap is about %1 points. All %2 possibilities were tried.</source>
        <translation>Mit den gelegten Plättchen ist keine fairere Karte möglich: Abstand etwa %1 Punkte. Alle %2 Möglichkeiten wurden geprüft.</translation>
    </message>
    <message>
        <source>The tiles are from a proven map.</source>
        <translation>Die Plättchen stammen von einer geprüften Karte.</translation>
    </message>
    <message>
        <source>Filling the empty slots: bots are looking for the fairest tiles (%1). To cancel, choose Generate &gt; Stop Generating.</source>
        <translation>Freie Felder werden gefüllt: Bots ermitteln die fairste Füllung (%1). Zum Abbrechen „Generieren &gt; Generieren anhalten“ wählen.</translation>
    </message>
    <message>
        <source>To make the map fairer, choose Generate &gt; Find Repairs.</source>
        <translation>Für eine fairere Karte „Generieren &gt; Reparaturen suchen“ wählen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GenerateSession</name>
    <message>
        <source>Use generated map %1</source>
        <translation>Generierte Karte %1 übernehmen</translation>
    </message>
    <message>
        <source>No proven map fits the layout, the style, the locked tiles and the wishes. Unlock tiles or change the style or the wishes.</source>
        <translation>Keine geprüfte Karte passt zu Anordnung, Stil, gesperrten Plättchen und Wünschen. Plättchen entsperren oder Stil oder Wünsche ändern.</translation>
    </message>
    <message numerus="yes">
        <source>%n proven map(s) in the gallery.</source>
        <translation>
            <numerusform>%n geprüfte Karte in der Galerie.</numerusform>
            <numerusform>%n geprüfte Karten in der Galerie.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no proven maps of this shape. Choose one of the methods, or the layout “%1”, which has some.</source>
        <translation>Für diese Form gibt es keine geprüften Karten. Eines der Verfahren wählen oder die Anordnung „%1“, für die es welche gibt.</translation>
    </message>
    <message>
        <source>There are no proven maps for this number of players and variant. Choose one of the methods.</source>
        <translation>Für diese Spielerzahl und Variante gibt es keine geprüften Karten. Eines der Verfahren wählen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GlossaryDialog</name>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Search terms</source>
        <translation>Begriffe suchen</translation>
    </message>
    <message>
        <source>Show terms that contain these words</source>
        <translation>Begriffe mit diesen Wörtern zeigen</translation>
    </message>
    <message>
        <source>&amp;Add Term</source>
        <translation>Begriff &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>No texts are open. Open a text project first.</source>
        <translation>Es sind keine Texte geöffnet. Zuerst ein Textprojekt öffnen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s)</source>
        <translation>
            <numerusform>%Ln Begriff</numerusform>
            <numerusform>%Ln Begriffe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln term(s)</source>
        <translation>
            <numerusform>%L1 von %Ln Begriff</numerusform>
            <numerusform>%L1 von %Ln Begriffen</numerusform>
        </translation>
    </message>
    <message>
        <source>Map texts use the glossary of their game. That glossary can’t be changed here.</source>
        <translation>Texte einer Karte verwenden das Glossar ihres Spiels. Dieses Glossar lässt sich hier nicht ändern.</translation>
    </message>
    <message>
        <source>No terms yet. Add the first one.</source>
        <translation>Noch keine Begriffe. Den ersten Begriff hinzufügen.</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren&#xa0;…</translation>
    </message>
    <message>
        <source>Import terms from a TBX, CSV or JSON file</source>
        <translation>Importiert Begriffe aus einer TBX-, CSV- oder JSON-Datei</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Export the terms as a TBX, CSV or JSON file</source>
        <translation>Exportiert die Begriffe als TBX-, CSV- oder JSON-Datei</translation>
    </message>
</context>
<context>
    <name>hexa::editor::GlossaryModel</name>
    <message>
        <source>preferred</source>
        <translation>bevorzugt</translation>
    </message>
    <message>
        <source>admitted</source>
        <translation>zulässig</translation>
    </message>
    <message>
        <source>to be replaced</source>
        <translation>zu ersetzen</translation>
    </message>
    <message>
        <source>forbidden</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>%1: no form</source>
        <translation>%1: keine Form</translation>
    </message>
    <message>
        <source>%1: more than one preferred form. Keep only one.</source>
        <translation>%1: mehr als eine bevorzugte Form. Nur eine behalten.</translation>
    </message>
    <message>
        <source>%1: no preferred form. Choose one.</source>
        <translation>%1: keine bevorzugte Form. Eine auswählen.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Change term %1</source>
        <translation>Begriff %1 ändern</translation>
    </message>
    <message>
        <source>Add term</source>
        <translation>Begriff hinzufügen</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln term(s)</source>
        <translation>
            <numerusform>%Ln Begriff entfernen</numerusform>
            <numerusform>%Ln Begriffe entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%2” is also a form of the term %3. Remove one of them.</source>
        <translation>%1: „%2“ ist auch eine Form des Begriffs %3. Eine von beiden entfernen.</translation>
    </message>
    <message>
        <source>A term needs a key. Enter one.</source>
        <translation>Ein Begriff braucht einen Schlüssel. Einen Schlüssel eingeben.</translation>
    </message>
    <message>
        <source>The term “%1” already exists. Enter a different key.</source>
        <translation>Den Begriff „%1“ gibt es schon. Einen anderen Schlüssel eingeben.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::HeatLegend</name>
    <message>
        <source>Colours from dark (%1) to bright (%2)</source>
        <translation>Farben von dunkel (%1) bis hell (%2)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::HelpCommands</name>
    <message>
        <source>Prepare the guided tour</source>
        <translation>Rundgang vorbereiten</translation>
    </message>
    <message>
        <source>hexatelier-manual</source>
        <comment>suggested file name</comment>
        <translation>hexatelier-handbuch</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>End of the tour. Everything else is in the manual (F1).</source>
        <translation>Ende des Rundgangs. Alles Weitere steht im Handbuch (F1).</translation>
    </message>
    <message>
        <source>Save Manual</source>
        <translation>Handbuch speichern</translation>
    </message>
    <message>
        <source>The manual could not be saved there. Choose another folder.</source>
        <translation>Das Handbuch konnte dort nicht gespeichert werden. Einen anderen Ordner wählen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Hints</name>
    <message>
        <source>%1: %2</source>
        <comment>what, and how many</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>hexa::editor::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Go &amp;Back to Here</source>
        <translation>Bis hierher &amp;zurückgehen</translation>
    </message>
    <message>
        <source>Go &amp;Forward to Here</source>
        <translation>Bis hierher &amp;vorgehen</translation>
    </message>
    <message>
        <source>Map opened</source>
        <translation>Karte geöffnet</translation>
    </message>
    <message>
        <source>Texts opened</source>
        <translation>Texte geöffnet</translation>
    </message>
    <message>
        <source>Text history</source>
        <translation>Verlauf der Texte</translation>
    </message>
    <message>
        <source>Steps so far. The disk marks the saved state.</source>
        <translation>Bisherige Schritte. Die Diskette kennzeichnet den gespeicherten Stand.</translation>
    </message>
    <message>
        <source>Go to &amp;Saved State</source>
        <translation>Zum &amp;gespeicherten Stand gehen</translation>
    </message>
    <message>
        <source>&amp;Copy List</source>
        <translation>Liste &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>hexa::editor::HomeRow</name>
    <message>
        <source>Home of player %1</source>
        <translation>Heimatfeld von Spieler %1</translation>
    </message>
    <message>
        <source>Add home of player %1</source>
        <translation>Heimatfeld von Spieler %1 hinzufügen</translation>
    </message>
    <message>
        <source>Remove home of player %1</source>
        <translation>Heimatfeld von Spieler %1 entfernen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ImportDialog</name>
    <message>
        <source>Import Texts</source>
        <translation>Texte importieren</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Reiner Text</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keines</translation>
    </message>
    <message>
        <source>Glossary:</source>
        <translation>Glossar:</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Text in %1</source>
        <translation>Text auf %1</translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation>Zuerst eine Datei wählen.</translation>
    </message>
    <message>
        <source>From &amp;PO, XLIFF or TS…</source>
        <translation>Aus &amp;PO, XLIFF oder TS&#xa0;…</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>a language, before the file of its text</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>Reading the files…</source>
        <translation>Dateien werden gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Read as Windows-1252 (old files with wrong accents)</source>
        <translation>Als Windows-1252 lesen (alte Dateien mit falschen Umlauten)</translation>
    </message>
    <message>
        <source>Choose the finished text in at least two languages. Matching paragraphs and sentences are placed side by side in rows. You can correct mistakes by hand.</source>
        <translation>Den fertigen Text in mindestens zwei Sprachen wählen. Zusammengehörige Absätze und Sätze werden in Zeilen nebeneinandergestellt. Fehler lassen sich von Hand berichtigen.</translation>
    </message>
    <message>
        <source>By file name</source>
        <translation>Nach dem Dateinamen</translation>
    </message>
    <message>
        <source>Translation files already have their languages side by side</source>
        <translation>Übersetzungsdateien enthalten ihre Sprachen schon nebeneinander</translation>
    </message>
    <message>
        <source>%1 of %2 sentences, %p%</source>
        <translation>%1 von %2 Sätzen, %p&#xa0;%</translation>
    </message>
    <message>
        <source>From file…</source>
        <translation>Aus Datei&#xa0;…</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Glossaries (*.tbx *.xml *.csv *.tsv *.json *.txt);;All files (*)</source>
        <translation>Glossare (*.tbx *.xml *.csv *.tsv *.json *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Texts (*.txt *.md *.markdown *.odt *.docx *.rtf *.epub *.html);;All files (*)</source>
        <translation>Texte (*.txt *.md *.markdown *.odt *.docx *.rtf *.epub *.html);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Inspector</name>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
</context>
<context>
    <name>hexa::editor::KeyboardPage</name>
    <message>
        <source>&amp;Press the keys for “%1”:</source>
        <translation>Tasten für „%1“ d&amp;rücken:</translation>
    </message>
    <message>
        <source>Search by name or shortcut</source>
        <translation>Nach Name oder Tastenkürzel suchen</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Commands and their shortcuts</source>
        <translation>Befehle und ihre Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Vorgabe</translation>
    </message>
    <message>
        <source>Select a command to change its shortcut.</source>
        <translation>Einen Befehl auswählen, um sein Tastenkürzel zu ändern.</translation>
    </message>
    <message>
        <source>Default: no keys</source>
        <translation>Vorgabe: keine Tasten</translation>
    </message>
    <message>
        <source>Default: %1</source>
        <translation>Vorgabe: %1</translation>
    </message>
    <message>
        <source>%1 is already assigned to “%2”.</source>
        <translation>%1 ist schon „%2“ zugewiesen.</translation>
    </message>
    <message>
        <source>Shortcut for the selected command</source>
        <translation>Tastenkürzel des ausgewählten Befehls</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>Kürzel &amp;löschen</translation>
    </message>
    <message>
        <source>Reset &amp;All to Defaults</source>
        <translation>Alle auf die Vorgaben &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Reassign</source>
        <translation>&amp;Neu zuweisen</translation>
    </message>
    <message>
        <source>Assign the keys to this command. The other command loses them.</source>
        <translation>Weist die Tasten diesem Befehl zu. Der andere Befehl verliert sie.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::KindModel</name>
    <message>
        <source>Empty slot (eraser)</source>
        <translation>Radierer (freies Feld)</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln on the map</source>
        <translation>
            <numerusform>%1: %Ln auf der Karte</numerusform>
            <numerusform>%1: %Ln auf der Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>none left</source>
        <comment>in the box</comment>
        <translation>keine mehr</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>in the box</comment>
        <translation>
            <numerusform>noch %Ln</numerusform>
            <numerusform>noch %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <comment>for the box</comment>
        <translation>
            <numerusform>%Ln zu viel</numerusform>
            <numerusform>%Ln zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln placed</source>
        <comment>tiles or pieces on the map</comment>
        <translation>
            <numerusform>%Ln gelegt</numerusform>
            <numerusform>%Ln gelegt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %Ln on the map</source>
        <comment>name, what is left</comment>
        <translation>
            <numerusform>%1: %2, %Ln auf der Karte</numerusform>
            <numerusform>%1: %2, %Ln auf der Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: removes the tile but keeps the hex in the layout</source>
        <translation>%1: entfernt das Plättchen, das Hexfeld bleibt in der Anordnung</translation>
    </message>
    <message>
        <source>%1: a hex left without a tile on purpose</source>
        <translation>%1: ein Hexfeld, das absichtlich ohne Plättchen bleibt</translation>
    </message>
    <message>
        <source>%1. More would need a second box.</source>
        <translation>%1. Für mehr braucht es eine zweite Schachtel.</translation>
    </message>
    <message>
        <source>%1 (key %2)</source>
        <translation>%1 (Taste %2)</translation>
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
        <translation>%1: noch kein Text</translation>
    </message>
    <message>
        <source>Text language</source>
        <translation>Sprache der Texte</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LayerRows</name>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Show Only &amp;This Layer</source>
        <translation>Nur &amp;diese Ebene zeigen</translation>
    </message>
    <message>
        <source>&amp;Lock All Other Layers</source>
        <translation>Alle anderen Ebenen &amp;sperren</translation>
    </message>
    <message>
        <source>Show &amp;All Layers</source>
        <translation>&amp;Alle Ebenen zeigen</translation>
    </message>
    <message>
        <source>&amp;Unlock All Layers</source>
        <translation>Alle Ebenen &amp;entsperren</translation>
    </message>
    <message>
        <source>Show layer: %1</source>
        <translation>Ebene zeigen: %1</translation>
    </message>
    <message>
        <source>Lock layer: %1</source>
        <translation>Ebene sperren: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LayersPanel</name>
    <message>
        <source>Layers</source>
        <translation>Ebenen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LayoutForm</name>
    <message>
        <source>Home of player %1</source>
        <translation>Heimatfeld von Spieler %1</translation>
    </message>
    <message>
        <source>Fixed tile: %1</source>
        <translation>Festes Plättchen: %1</translation>
    </message>
    <message>
        <source>Zone: %1</source>
        <translation>Zone: %1</translation>
    </message>
    <message>
        <source>Zone: %1, player %2</source>
        <translation>Zone: %1, Spieler %2</translation>
    </message>
    <message>
        <source>Change the layout</source>
        <translation>Anordnung ändern</translation>
    </message>
    <message>
        <source>Obje&amp;ct:</source>
        <translation>O&amp;bjekt:</translation>
    </message>
    <message>
        <source>Click in the picture to place the object. Click again to remove it. Fixed tiles are locked on new maps. To add a hex, choose “Hex” and click beside the map.</source>
        <translation>Ins Bild klicken, um das Objekt zu setzen. Ein weiterer Klick entfernt es. Feste Plättchen sind auf neuen Karten gesperrt. Um ein Feld hinzuzufügen, „Feld“ wählen und neben die Karte klicken.</translation>
    </message>
    <message>
        <source>Hex</source>
        <translation>Feld</translation>
    </message>
    <message>
        <source>%1, whole rows</source>
        <comment>zone</comment>
        <translation>%1, ganze Zeilen</translation>
    </message>
    <message>
        <source>%1, whole columns</source>
        <comment>zone</comment>
        <translation>%1, ganze Spalten</translation>
    </message>
    <message>
        <source>Object to place or remove with a click in the picture</source>
        <translation>Objekt, das ein Klick ins Bild setzt oder entfernt</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LayoutTool</name>
    <message>
        <source>Add hexes to the layout</source>
        <translation>Hexfelder zur Anordnung hinzufügen</translation>
    </message>
    <message>
        <source>Remove hexes from the layout</source>
        <translation>Hexfelder aus der Anordnung entfernen</translation>
    </message>
    <message>
        <source>%1 is locked. Unlock it first (L).</source>
        <translation>%1 ist gesperrt. Zuerst entsperren (L).</translation>
    </message>
    <message>
        <source>Remove from the layout</source>
        <translation>Aus der Anordnung entfernen</translation>
    </message>
    <message>
        <source>Add to the layout</source>
        <translation>Zur Anordnung hinzufügen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LedgerPanel</name>
    <message>
        <source>Gap %1 → %2 points</source>
        <comment>before and after what is dragged</comment>
        <translation>Abstand %1 → %2 Punkte</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Messung läuft&#xa0;…</translation>
    </message>
    <message>
        <source>%1 ↔ %2: %3 → %4 points</source>
        <comment>two tiles, gap before and after</comment>
        <translation>%1 ↔ %2: %3 → %4 Punkte</translation>
    </message>
    <message>
        <source>S&amp;wap These Tiles</source>
        <translation>Diese Plättchen ta&amp;uschen</translation>
    </message>
    <message>
        <source>Causes of the gap</source>
        <translation>Gründe des Abstands</translation>
    </message>
    <message>
        <source>Predicted gap: %1</source>
        <translation>Vorhergesagter Abstand: %1</translation>
    </message>
    <message>
        <source>Measures</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <source>Measures by seat</source>
        <translation>Kennzahlen je Sitz</translation>
    </message>
    <message>
        <source>Other measures</source>
        <translation>Weitere Kennzahlen</translation>
    </message>
    <message>
        <source>Double-click to show this on the map</source>
        <translation>Doppelklicken, um es auf der Karte zu zeigen</translation>
    </message>
    <message>
        <source>Swaps to reduce the gap</source>
        <translation>Vertauschungen, die den Abstand verringern</translation>
    </message>
    <message>
        <source>Click to mark the two tiles on the map</source>
        <translation>Klicken, um die beiden Plättchen auf der Karte zu markieren</translation>
    </message>
    <message>
        <source>Swap the tiles in the selected row. You can undo this.</source>
        <translation>Tauscht die Plättchen der ausgewählten Zeile. Lässt sich rückgängig machen.</translation>
    </message>
    <message>
        <source>Win rates by seat: %1%. Predicted from earlier games (bot: %2). Run a check to have bots play this map.</source>
        <translation>Siegquoten je Sitz: %1&#xa0;%. Vorhersage aus früheren Partien (Bot: %2). Eine Prüfung starten, um Bots auf dieser Karte spielen zu lassen.</translation>
    </message>
    <message>
        <source>For four out of five such maps, the gap is within the range in brackets.</source>
        <translation>Bei vier von fünf solchen Karten liegt der Abstand im eingeklammerten Bereich.</translation>
    </message>
    <message>
        <source>Gap %1 to %2 points, depending on how the empty slots are filled</source>
        <translation>Abstand %1 bis %2 Punkte, je nach Füllung der freien Felder</translation>
    </message>
    <message numerus="yes">
        <source>The map has %Ln empty slot(s). The figures are averages of %1 random fillings. Careful filling can reduce the gap.</source>
        <translation>
            <numerusform>Die Karte hat %Ln freies Feld. Die Zahlen sind Mittelwerte aus %1 zufälligen Füllungen. Überlegtes Füllen kann den Abstand verringern.</numerusform>
            <numerusform>Die Karte hat %Ln freie Felder. Die Zahlen sind Mittelwerte aus %1 zufälligen Füllungen. Überlegtes Füllen kann den Abstand verringern.</numerusform>
        </translation>
    </message>
    <message>
        <source>No prediction: no games have been evaluated yet for this number of players and these variants. The measures below are taken from the map itself. Run a check to have bots play this map.</source>
        <translation>Keine Vorhersage: Für diese Spielerzahl und diese Varianten wurden noch keine Partien ausgewertet. Die Kennzahlen unten stammen nur von der Karte. Eine Prüfung starten, um Bots auf der Karte spielen zu lassen.</translation>
    </message>
    <message>
        <source>This game has no balance measures. Run a check to have bots play this map.</source>
        <translation>Dieses Spiel hat keine Kennzahlen zur Balance. Eine Prüfung starten, um Bots auf der Karte spielen zu lassen.</translation>
    </message>
    <message>
        <source>Win rates by turn order: %1%, from %2 games on this map (bot: %3).</source>
        <translation>Siegquoten nach Zugreihenfolge: %1&#xa0;%, aus %2 Partien auf dieser Karte (Bot: %3).</translation>
    </message>
    <message>
        <source>Win rates by seat: %1%, from %2 games on this map (bot: %3).</source>
        <translation>Siegquoten je Sitz: %1&#xa0;%, aus %2 Partien auf dieser Karte (Bot: %3).</translation>
    </message>
    <message>
        <source>Target: %1%.</source>
        <comment>shares of the wins</comment>
        <translation>Ziel: %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Select a measure to see its meaning.</source>
        <translation>Eine Kennzahl auswählen, um ihre Bedeutung zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Hide Equal Measures</source>
        <translation>Gleiche Kennzahlen &amp;verbergen</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Show %n Equal Measure(s)</source>
        <translation>
            <numerusform>%n gleiche Kennzahl &amp;zeigen</numerusform>
            <numerusform>%n gleiche Kennzahlen &amp;zeigen</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat %1 wins most often (%2), seat %3 least often (%4).</source>
        <translation>Sitz %1 gewinnt am häufigsten (%2), Sitz %3 am seltensten (%4).</translation>
    </message>
    <message>
        <source>&amp;Make It Fair</source>
        <translation>Fair &amp;machen</translation>
    </message>
    <message>
        <source>Let bots test tile swaps and show which ones help</source>
        <translation>Bots Vertauschungen erproben lassen und zeigen, welche helfen</translation>
    </message>
    <message>
        <source>The measures below are taken from the map itself. No games are played, because the program has no rules for this game.</source>
        <translation>Die Kennzahlen unten stammen von der Karte selbst. Es werden keine Partien gespielt, weil das Programm die Regeln dieses Spiels nicht kennt.</translation>
    </message>
    <message>
        <source>The map is the same for every seat, so no games are needed. Only the starting player differs.</source>
        <translation>Die Karte ist für jeden Sitz gleich, daher sind keine Partien nötig. Unterschiedlich ist nur der Startspieler.</translation>
    </message>
    <message>
        <source>All seats win equally often (%1).</source>
        <translation>Alle Sitze gewinnen gleich oft (%1).</translation>
    </message>
    <message>
        <source>Each tile is outlined on the map in the colour of the favoured seat. Click to outline only these tiles.</source>
        <translation>Jedes Plättchen ist auf der Karte in der Farbe des begünstigten Sitzes umrandet. Klicken, um nur diese Plättchen zu umranden.</translation>
    </message>
    <message>
        <source>The measures don’t explain this gap, but the games have shown it. Use Repair to test swaps in games.</source>
        <translation>Die Kennzahlen erklären diesen Abstand nicht, aber die Partien haben ihn gezeigt. Mit Reparatur lassen sich Vertauschungen in Partien erproben.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LeftWorkDialog</name>
    <message>
        <source>&amp;Recover</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Discard Copy</source>
        <translation>Kopie &amp;verwerfen</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Verwerfen</translation>
    </message>
    <message>
        <source>Recover Work</source>
        <translation>Arbeit wiederherstellen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>work that was not saved, when</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Ask &amp;Later</source>
        <translation>&amp;Später fragen</translation>
    </message>
    <message>
        <source>Hexatelier quit unexpectedly. Not saved: %1.</source>
        <translation>Hexatelier wurde unerwartet beendet. Nicht gespeichert: %1.</translation>
    </message>
    <message>
        <source>Hexatelier quit unexpectedly before this work was saved. Recover or discard the ticked items.</source>
        <translation>Hexatelier wurde unerwartet beendet, bevor diese Arbeit gespeichert war. Die angekreuzten Einträge wiederherstellen oder verwerfen.</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Nicht gespeicherte Arbeit</translation>
    </message>
    <message>
        <source>A window can open only one item of this kind. This one will be offered at the next start.</source>
        <translation>Ein Fenster kann nur einen Eintrag dieser Art öffnen. Dieser wird beim nächsten Start angeboten.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Locale</name>
    <message>
        <source>d MMMM yyyy, HH:mm:ss</source>
        <comment>date and time</comment>
        <translation>d. MMMM yyyy, HH:mm:ss</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a number in percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>hexa::editor::LogPanel</name>
    <message>
        <source>new since your last decision</source>
        <translation>neu seit der letzten eigenen Entscheidung</translation>
    </message>
    <message>
        <source>Press Enter or double-click to go to this moment</source>
        <translation>Mit Eingabe oder Doppelklick zu diesem Zeitpunkt gehen</translation>
    </message>
    <message>
        <source>Event log</source>
        <translation>Ereignisprotokoll</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MainWindow</name>
    <message>
        <source>“%1” is not available for %2.</source>
        <translation>„%1“ gibt es für %2 nicht.</translation>
    </message>
    <message>
        <source>work without a file</source>
        <translation>Arbeit ohne Datei</translation>
    </message>
    <message>
        <source>Unsaved changes (%1) are now in %2. No recovery copy could be written: %3</source>
        <translation>Ungespeicherte Änderungen (%1) stehen jetzt in %2. Eine Sicherungskopie konnte nicht geschrieben werden: %3</translation>
    </message>
    <message>
        <source>The rules reference has no entry for %1.</source>
        <translation>Die Regelreferenz hat keinen Eintrag zu %1.</translation>
    </message>
    <message>
        <source>Unsaved changes were lost (%1). No recovery copy could be written: %2</source>
        <translation>Ungespeicherte Änderungen sind verloren (%1). Eine Sicherungskopie konnte nicht geschrieben werden: %2</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ManualWindow</name>
    <message>
        <source>Manual</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Handbuch durchsuchen</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Als &amp;PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Manual sections</source>
        <translation>Handbuchabschnitte</translation>
    </message>
    <message>
        <source>No section contains these words. Enter other words.</source>
        <translation>Kein Abschnitt enthält diese Wörter. Andere Wörter eingeben.</translation>
    </message>
    <message>
        <source>Save the whole manual to read or print it elsewhere</source>
        <translation>Speichert das ganze Handbuch, um es anderswo zu lesen oder zu drucken</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapCanvas</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n Siegpunkt</numerusform>
            <numerusform>%n Siegpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>locked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>neighbours: %1</source>
        <translation>Nachbarn: %1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>%1 of player %2</source>
        <translation>%1 von Spieler %2</translation>
    </message>
    <message>
        <source>special rule: %1</source>
        <translation>Sonderregel: %1</translation>
    </message>
    <message>
        <source>%1 (%2): %3</source>
        <comment>ID and kind of a tile, its special rule</comment>
        <translation>%1 (%2): %3</translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n Stück</numerusform>
            <numerusform>%n Stück</numerusform>
        </translation>
    </message>
    <message>
        <source>Use the arrow keys to move from hex to hex, digits to place a tile and Delete to clear a hex</source>
        <translation>Mit den Pfeiltasten von Hexfeld zu Hexfeld gehen, mit Ziffern ein Plättchen legen, mit Entf das Hexfeld leeren</translation>
    </message>
    <message>
        <source>No hexes yet. Draw some with the Add or Remove Hexes tool, or choose a layout with File &gt; New Map.</source>
        <translation>Noch keine Hexfelder. Mit dem Werkzeug „Hexfelder hinzufügen oder entfernen“ welche zeichnen oder mit Datei &gt; Neue Karte eine Anordnung wählen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapCell</name>
    <message>
        <source>smallest gap</source>
        <comment>of several maps side by side</comment>
        <translation>kleinster Abstand</translation>
    </message>
    <message>
        <source>Switch to this map</source>
        <translation>Zu dieser Karte wechseln</translation>
    </message>
    <message>
        <source>Hide this map but keep it open</source>
        <translation>Diese Karte ausblenden, aber offen lassen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapCommands</name>
    <message>
        <source>Renumber all IDs</source>
        <translation>Alle IDs neu vergeben</translation>
    </message>
    <message>
        <source>Rotate map left</source>
        <translation>Karte nach links drehen</translation>
    </message>
    <message>
        <source>Rotate map right</source>
        <translation>Karte nach rechts drehen</translation>
    </message>
    <message>
        <source>Mirror map</source>
        <translation>Karte spiegeln</translation>
    </message>
    <message>
        <source>Switch to free design</source>
        <translation>Zum freien Entwurf wechseln</translation>
    </message>
    <message>
        <source>Switch to rulebook design</source>
        <translation>Zum Entwurf nach der Spielregel wechseln</translation>
    </message>
    <message numerus="yes">
        <source>Change to %n player(s)</source>
        <translation>
            <numerusform>Auf %n Spieler ändern</numerusform>
            <numerusform>Auf %n Spieler ändern</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is locked.</source>
        <translation>Nichts ist gesperrt.</translation>
    </message>
    <message>
        <source>Unlock all</source>
        <translation>Alles entsperren</translation>
    </message>
    <message>
        <source>Choose a symmetry first (S).</source>
        <translation>Zuerst eine Symmetrie wählen (S).</translation>
    </message>
    <message>
        <source>Select the hex to start from.</source>
        <translation>Das Ausgangsfeld auswählen.</translation>
    </message>
    <message>
        <source>Clear all tiles</source>
        <translation>Alle Plättchen entfernen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapGuard</name>
    <message>
        <source>The game could not be kept.</source>
        <translation>Die Partie konnte nicht aufbewahrt werden.</translation>
    </message>
    <message>
        <source>game</source>
        <comment>suggested file name</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Die Partie konnte nicht gespeichert werden.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapPage</name>
    <message>
        <source>Set rules: %1</source>
        <translation>Regeln festlegen: %1</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Sitze</translation>
    </message>
    <message>
        <source>Drawn by hand</source>
        <translation>Von Hand gezeichnet</translation>
    </message>
    <message>
        <source>Generated: %1, version %2</source>
        <translation>Generiert: %1, Version %2</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Startwert: %1</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Anordnung: %1</translation>
    </message>
    <message>
        <source>Stand-in layout: the printed one is not known.</source>
        <translation>Ersatzanordnung: Die gedruckte ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Change title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>Change description</source>
        <translation>Beschreibung ändern</translation>
    </message>
    <message>
        <source>Change author</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <source>As in the rulebook: wrong tile counts are errors. Free: they are hints.</source>
        <translation>Nach der Spielregel: Abweichende Anzahlen sind Fehler. Frei: Abweichungen sind nur Hinweise.</translation>
    </message>
    <message>
        <source>Map origin</source>
        <translation>Entstehung der Karte</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapTabs</name>
    <message>
        <source>The file was changed by another program or window.</source>
        <translation>Die Datei wurde von einem anderen Programm oder Fenster geändert.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Show in &amp;Folder</source>
        <translation>&amp;Ordner öffnen</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Umbenennen</translation>
    </message>
    <message>
        <source>Not saved yet</source>
        <translation>Noch nicht gespeichert</translation>
    </message>
    <message>
        <source>There are unsaved changes.</source>
        <translation>Es gibt ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Close &amp;Other Maps</source>
        <translation>&amp;Andere Karten schließen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapTexts</name>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Sitze</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Labels and zones</source>
        <translation>Beschriftungen und Zonen</translation>
    </message>
    <message>
        <source>Translate map texts</source>
        <translation>Texte der Karte übersetzen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MeasureTable</name>
    <message>
        <source>Measure (%)</source>
        <comment>most rows are in percent</comment>
        <translation>Kennzahl (%)</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Equality</source>
        <translation>Gleichheit</translation>
    </message>
    <message>
        <source>100%: all seats are equal. 0%: one seat has everything.</source>
        <translation>100&#xa0;%: Alle Sitze sind gleich. 0&#xa0;%: Ein Sitz hat alles.</translation>
    </message>
    <message>
        <source>%1 (%)</source>
        <comment>a figure in percent</comment>
        <translation>%1 (%)</translation>
    </message>
    <message>
        <source>%1 (steps)</source>
        <comment>a figure</comment>
        <translation>%1 (Schritte)</translation>
    </message>
    <message>
        <source>%1 (number)</source>
        <comment>a figure</comment>
        <translation>%1 (Anzahl)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>the map has nothing of the kind</comment>
        <translation>fehlt</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MemoryPanel</name>
    <message>
        <source>Translation memory</source>
        <translation>Übersetzungsspeicher</translation>
    </message>
    <message>
        <source>No texts are open. Open a text project first.</source>
        <translation>Es sind keine Texte geöffnet. Zuerst ein Textprojekt öffnen.</translation>
    </message>
    <message>
        <source>one sentence</source>
        <translation>ein Satz</translation>
    </message>
    <message>
        <source>Select a row to see similar translations.</source>
        <translation>Eine Zeile auswählen, um ähnliche Übersetzungen zu sehen.</translation>
    </message>
    <message>
        <source>The source has changed since the translation:</source>
        <translation>Der Ausgangstext hat sich seit der Übersetzung geändert:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with the same source have a different translation. Copy this translation there…</source>
        <translation>
            <numerusform>%Ln Zeile mit demselben Ausgangstext ist anders übersetzt. Diese Übersetzung dorthin kopieren&#xa0;…</numerusform>
            <numerusform>%Ln Zeilen mit demselben Ausgangstext sind anders übersetzt. Diese Übersetzung dorthin kopieren&#xa0;…</numerusform>
        </translation>
    </message>
    <message>
        <source>No similar texts found.</source>
        <translation>Keine ähnlichen Texte gefunden.</translation>
    </message>
    <message>
        <source>Press Ctrl+Alt and 1, 2 or 3 to use a translation.</source>
        <translation>Strg+Alt und 1, 2 oder 3 drücken, um eine Übersetzung zu übernehmen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MethodButtons</name>
    <message>
        <source>No symmetry of this layout treats all seats the same. Choose another layout.</source>
        <translation>Keine Symmetrie dieser Anordnung behandelt alle Sitze gleich. Eine andere Anordnung wählen.</translation>
    </message>
    <message>
        <source>The same for every seat.</source>
        <translation>Für jeden Sitz gleich.</translation>
    </message>
    <message>
        <source>Almost the same for every seat: a few tiles differ.</source>
        <translation>Für jeden Sitz fast gleich: Nur wenige Plättchen unterscheiden sich.</translation>
    </message>
    <message>
        <source>A few swaps away from symmetry. Bots pick the fairest maps.</source>
        <translation>Nur wenige Vertauschungen von einer Symmetrie entfernt. Bots wählen die fairsten Karten aus.</translation>
    </message>
    <message>
        <source>Without symmetry. Bots pick the fairest maps.</source>
        <translation>Ohne Symmetrie. Bots wählen die fairsten Karten aus.</translation>
    </message>
    <message>
        <source>%1: about %2</source>
        <comment>method of generating, time</comment>
        <translation>%1: etwa %2</translation>
    </message>
    <message>
        <source>%1: a few seconds</source>
        <comment>method of generating</comment>
        <translation>%1: einige Sekunden</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MethodFields</name>
    <message>
        <source>Best</source>
        <translation>Beste</translation>
    </message>
    <message>
        <source>%1 (exact)</source>
        <translation>%1 (genau)</translation>
    </message>
    <message>
        <source>%1 (similar tiles)</source>
        <translation>%1 (ähnliche Plättchen)</translation>
    </message>
    <message>
        <source>No symmetry of this layout treats all seats the same. Choose another layout or method.</source>
        <translation>Keine Symmetrie dieser Anordnung behandelt alle Sitze gleich. Eine andere Anordnung oder ein anderes Verfahren wählen.</translation>
    </message>
    <message>
        <source>All seats get the same tiles, apart from a few swaps. Their number depends on locked tiles, tile counts, wishes and map style. The gallery lists the swaps.</source>
        <translation>Alle Sitze sind gleich, bis auf wenige Vertauschungen. Wie viele es sind, bestimmen gesperrte Plättchen, Plättchenzahlen, Wünsche und Kartenstil. Die Galerie zeigt die Vertauschungen.</translation>
    </message>
    <message>
        <source>With these tile counts, the seats can’t be exactly the same. In a few places they get similar tiles: different research or different resources. The gallery shows these tiles and how much they matter.</source>
        <translation>Mit diesen Plättchenzahlen können die Sitze nicht genau gleich sein. An wenigen Stellen bekommen sie ähnliche Plättchen: eine andere Forschung oder andere Ressourcen. Die Galerie zeigt diese Plättchen und wie viel sie ausmachen.</translation>
    </message>
    <message>
        <source>Exactly the same for every seat. Number of such maps: %1</source>
        <translation>Für jeden Sitz genau gleich. Anzahl solcher Karten: %1</translation>
    </message>
    <message>
        <source>Exactly the same for every seat.</source>
        <translation>Für jeden Sitz genau gleich.</translation>
    </message>
    <message>
        <source>As in the rulebook: fair only by chance. Map style and wishes need another method.</source>
        <translation>Wie in der Spielregel: nur durch Zufall fair. Kartenstil und Wünsche brauchen ein anderes Verfahren.</translation>
    </message>
    <message>
        <source>&amp;Method:</source>
        <translation>&amp;Verfahren:</translation>
    </message>
    <message>
        <source>Symmetr&amp;y:</source>
        <translation>S&amp;ymmetrie:</translation>
    </message>
    <message>
        <source>Map num&amp;ber:</source>
        <translation>&amp;Nummer der Karte:</translation>
    </message>
    <message>
        <source>Any</source>
        <comment>map of the atlas</comment>
        <translation>Beliebig</translation>
    </message>
    <message>
        <source>Number of the symmetric map to use. With “Any”, one is picked at random.</source>
        <translation>Nummer der symmetrischen Karte. Bei „Beliebig“ wird eine zufällig ausgewählt.</translation>
    </message>
    <message>
        <source>S&amp;waps:</source>
        <translation>Vertausch&amp;ungen:</translation>
    </message>
    <message>
        <source>As few as possible</source>
        <comment>swaps from symmetry</comment>
        <translation>So wenige wie möglich</translation>
    </message>
    <message>
        <source>Number of swaps compared with a symmetric map</source>
        <translation>Anzahl der Vertauschungen gegenüber einer symmetrischen Karte</translation>
    </message>
    <message>
        <source>Ma&amp;ps:</source>
        <translation>&amp;Karten:</translation>
    </message>
    <message>
        <source>See&amp;d:</source>
        <translation>&amp;Startwert:</translation>
    </message>
    <message>
        <source>Number of different maps for the gallery</source>
        <translation>Anzahl verschiedener Karten für die Galerie</translation>
    </message>
    <message>
        <source>&amp;Keep this seed</source>
        <translation>Diesen Startwert &amp;behalten</translation>
    </message>
    <message>
        <source>Keep the seed after a run, so that the same wishes give the same maps again</source>
        <translation>Behält den Startwert nach einem Lauf: Gleiche Wünsche ergeben wieder die gleichen Karten</translation>
    </message>
    <message>
        <source>Let bots play the best maps</source>
        <translation>Bots auf den besten Karten spielen lassen</translation>
    </message>
    <message>
        <source>The verdict of the strictest bot counts</source>
        <translation>Es zählt das Urteil des strengsten Bots</translation>
    </message>
    <message>
        <source>Usual number of games</source>
        <translation>Übliche Anzahl von Partien</translation>
    </message>
    <message>
        <source>Twice as many games</source>
        <translation>Doppelt so viele Partien</translation>
    </message>
    <message>
        <source>Four times as many games</source>
        <translation>Viermal so viele Partien</translation>
    </message>
    <message>
        <source>With more games the search finds fairer maps but takes longer</source>
        <translation>Mit mehr Partien findet die Suche fairere Karten, dauert aber länger</translation>
    </message>
    <message>
        <source>Certify the best map</source>
        <translation>Beste Karte zertifizieren</translation>
    </message>
    <message>
        <source>Play new games for a certificate and store it with the map</source>
        <translation>Spielt neue Partien für ein Zertifikat und speichert es mit der Karte</translation>
    </message>
    <message>
        <source> points</source>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>Margin: </source>
        <translation>Spielraum: </translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Spielraum</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Minimap</name>
    <message>
        <source>Show &amp;This Place</source>
        <translation>&amp;Diesen Ort zeigen</translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation>Ver&amp;größern</translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation>Ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Show &amp;Whole Map</source>
        <translation>&amp;Ganze Karte zeigen</translation>
    </message>
    <message>
        <source>Map overview</source>
        <translation>Kartenübersicht</translation>
    </message>
    <message>
        <source>Click or drag to move the view. Turn the wheel to zoom.</source>
        <translation>Klicken oder ziehen, um den Ausschnitt zu bewegen. Mit dem Mausrad zoomen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::MoveTool</name>
    <message>
        <source>Press Enter to place, Esc to cancel</source>
        <translation>Mit Eingabe ablegen, mit Esc abbrechen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::NewGameDialog</name>
    <message>
        <source>New Game File</source>
        <translation>Neue Spieldatei</translation>
    </message>
    <message>
        <source>My game</source>
        <translation>Mein Spiel</translation>
    </message>
    <message>
        <source>Hexagon</source>
        <translation>Sechseck</translation>
    </message>
    <message>
        <source>Rectangle</source>
        <translation>Rechteck</translation>
    </message>
    <message>
        <source>Shape of the open map</source>
        <translation>Form der offenen Karte</translation>
    </message>
    <message>
        <source>Flat side down</source>
        <translation>Flache Seite unten</translation>
    </message>
    <message>
        <source>Corner down</source>
        <translation>Ecke unten</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Shape:</source>
        <translation>&amp;Form:</translation>
    </message>
    <message>
        <source>&amp;Rows:</source>
        <translation>&amp;Zeilen:</translation>
    </message>
    <message>
        <source>&amp;Hex orientation:</source>
        <translation>Ausrichtung der F&amp;elder:</translation>
    </message>
    <message>
        <source>M&amp;inimum players:</source>
        <translation>Min&amp;destzahl der Spieler:</translation>
    </message>
    <message>
        <source>M&amp;aximum players:</source>
        <translation>&amp;Höchstzahl der Spieler:</translation>
    </message>
    <message>
        <source>Create &amp;Game File</source>
        <translation>&amp;Spieldatei anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Steps from the &amp;middle:</source>
        <translation>Schritte ab der &amp;Mitte:</translation>
    </message>
    <message>
        <source>&amp;Columns:</source>
        <translation>S&amp;palten:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hex(es). The game file starts with six kinds of tiles that you can change.</source>
        <translation>
            <numerusform>%Ln Feld. Die Spieldatei enthält zunächst sechs Arten von Plättchen, die sich ändern lassen.</numerusform>
            <numerusform>%Ln Felder. Die Spieldatei enthält zunächst sechs Arten von Plättchen, die sich ändern lassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Six kinds of tiles</source>
        <translation>Sechs Plättchenarten</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>S&amp;tart from:</source>
        <translation>A&amp;usgangspunkt:</translation>
    </message>
    <message>
        <source>A copy of the example, with its tiles, rules and drawings. You can change everything in it.</source>
        <translation>Eine Kopie des Beispiels mit seinen Plättchen, Regeln und Zeichnungen. Alles darin lässt sich ändern.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::NotesView</name>
    <message>
        <source>Not decided yet: %1</source>
        <translation>Noch offen: %1</translation>
    </message>
    <message>
        <source>The program would choose: %1</source>
        <translation>Das Programm würde wählen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place, how the fight there would end</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Battles with your orders only</source>
        <translation>Schlachten nur mit den eigenen Befehlen</translation>
    </message>
    <message>
        <source>Battles in the current position</source>
        <translation>Schlachten in der jetzigen Stellung</translation>
    </message>
    <message>
        <source>Next best: %1</source>
        <translation>Nächstbeste Wahl: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ObjectPage</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Count</source>
        <comment>of a piece</comment>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>rotation</source>
        <translation>Drehung</translation>
    </message>
    <message>
        <source>Rotation (60° steps)</source>
        <translation>Drehung (60°-Schritte)</translation>
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
        <translation>%1 setzen</translation>
    </message>
    <message>
        <source>Choose an edge, piece, region or zone in the palette</source>
        <translation>Kante, Figur, Region oder Zone in der Palette wählen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ObjectsPage</name>
    <message>
        <source>Lock</source>
        <translation>Sperren</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>Entsperren</translation>
    </message>
    <message>
        <source>Change owner</source>
        <translation>Besitzer ändern</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Besitzer</translation>
    </message>
    <message>
        <source>Change %1</source>
        <translation>%1 ändern</translation>
    </message>
    <message numerus="yes">
        <source>%Ln object(s) selected</source>
        <translation>
            <numerusform>%Ln Objekt ausgewählt</numerusform>
            <numerusform>%Ln Objekte ausgewählt</numerusform>
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
        <translation>%1:</translation>
    </message>
    <message>
        <source> mm</source>
        <comment>unit after a number</comment>
        <translation> mm</translation>
    </message>
    <message>
        <source>%</source>
        <comment>unit after a number</comment>
        <translation>&#xa0;%</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OptionRows</name>
    <message>
        <source>Turn on: %1</source>
        <translation>Einschalten: %1</translation>
    </message>
    <message>
        <source>Turn off: %1</source>
        <translation>Ausschalten: %1</translation>
    </message>
    <message>
        <source>Variant and house rules</source>
        <translation>Variante und Hausregeln</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Used whenever this map is played, judged or printed</source>
        <translation>Gelten für Partien auf dieser Karte, für ihre Beurteilung und ihren Druck</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OrderEditor</name>
    <message>
        <source>Stays</source>
        <translation>Bleibt</translation>
    </message>
    <message>
        <source>Reachable only through a unit on one of these hexes: %1</source>
        <translation>Nur über eine Einheit auf einem dieser Felder erreichbar: %1</translation>
    </message>
    <message>
        <source>Press this button, then click a place on the board</source>
        <translation>Diese Schaltfläche drücken, dann auf dem Spielplan einen Ort anklicken</translation>
    </message>
    <message>
        <source>Seal Orders</source>
        <translation>Befehle versiegeln</translation>
    </message>
    <message numerus="yes">
        <source>Seal Orders (%n Unit(s) Left)</source>
        <translation>
            <numerusform>Befehle versiegeln (%n übrig)</numerusform>
            <numerusform>Befehle versiegeln (%n übrig)</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OutcomeBar</name>
    <message>
        <source>Continue &amp;Campaign</source>
        <translation>Feldzug fo&amp;rtsetzen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OutcomeDialog</name>
    <message>
        <source>Enter Result</source>
        <translation>Ergebnis eintragen</translation>
    </message>
    <message>
        <source>Who won “%1”? Leave all boxes unticked for a draw.</source>
        <translation>Wer hat „%1“ gewonnen? Bei Unentschieden nichts ankreuzen.</translation>
    </message>
    <message>
        <source>The result does not change the state carried over. The next scenario starts from the same state as this one.</source>
        <translation>Das Ergebnis ändert nichts am übernommenen Stand. Das nächste Szenario beginnt mit demselben Stand wie dieses.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OverlayBar</name>
    <message>
        <source>&amp;Overlay:</source>
        <translation>Einblend&amp;ung:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Map overlay</source>
        <translation>Einblendung auf der Karte</translation>
    </message>
    <message>
        <source>Choose what to show on the map</source>
        <translation>Wählen, was auf der Karte eingeblendet wird</translation>
    </message>
    <message>
        <source>Overlay seat</source>
        <translation>Sitz für die Einblendung</translation>
    </message>
    <message>
        <source>Choose the seat for the overlay</source>
        <translation>Sitz für die Einblendung wählen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OwnCards</name>
    <message>
        <source>New game file…</source>
        <translation>Neue Spieldatei&#xa0;…</translation>
    </message>
    <message>
        <source>Tiles and rules</source>
        <translation>Plättchen, Regeln</translation>
    </message>
    <message>
        <source>Describe a game of your own: tiles, counts, placement rules, fairness</source>
        <translation>Ein eigenes Spiel beschreiben: Plättchen, Anzahlen, Legeregeln, Fairness</translation>
    </message>
    <message>
        <source>Start from an example…</source>
        <translation>Von einem Beispiel ausgehen&#xa0;…</translation>
    </message>
    <message>
        <source>Copy one of the example games, then change it</source>
        <translation>Eines der Beispielspiele kopieren und anpassen</translation>
    </message>
    <message>
        <source>Import game file…</source>
        <translation>Spieldatei importieren&#xa0;…</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Copy a game file to your games</source>
        <translation>Spieldatei zu den eigenen Spielen kopieren</translation>
    </message>
    <message>
        <source>Your own games</source>
        <translation>Eigene Spiele</translation>
    </message>
    <message numerus="yes">
        <source>Example for %n player(s)</source>
        <translation>
            <numerusform>Beispiel für %n Spieler</numerusform>
            <numerusform>Beispiel für %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Game file with problems</source>
        <translation>Spieldatei mit Problemen</translation>
    </message>
    <message>
        <source>Open the game file to solve its problems</source>
        <translation>Spieldatei öffnen, um ihre Probleme zu lösen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OwnChecksDialog</name>
    <message>
        <source>&amp;Add Check</source>
        <translation>Prüfung &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Custom Checks</source>
        <translation>Eigene Prüfungen</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>Custom checks</source>
        <translation>Eigene Prüfungen</translation>
    </message>
    <message>
        <source>Regular expression, for example %1</source>
        <translation>Regulärer Ausdruck, zum Beispiel %1</translation>
    </message>
    <message>
        <source>Message to translators</source>
        <translation>Meldung an die Übersetzer</translation>
    </message>
    <message>
        <source>Texts must not match the pattern</source>
        <translation>Texte dürfen dem Muster nicht entsprechen</translation>
    </message>
    <message>
        <source>Texts must match the pattern</source>
        <translation>Texte müssen dem Muster entsprechen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Maximum &amp;length of each text, in characters:</source>
        <translation>Höchst&amp;länge je Text, in Zeichen:</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Pattern:</source>
        <translation>&amp;Muster:</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>Sprachen:</translation>
    </message>
    <message>
        <source>&amp;Severity:</source>
        <translation>&amp;Schweregrad:</translation>
    </message>
    <message>
        <source>&amp;Message:</source>
        <translation>Mel&amp;dung:</translation>
    </message>
    <message>
        <source>Check %L1</source>
        <translation>Prüfung %L1</translation>
    </message>
    <message>
        <source>R&amp;ule:</source>
        <translation>&amp;Regel:</translation>
    </message>
    <message>
        <source>Choose at least one language.</source>
        <translation>Mindestens eine Sprache wählen.</translation>
    </message>
    <message>
        <source>The name or the message is too long. Shorten it.</source>
        <translation>Der Name oder die Meldung ist zu lang und muss gekürzt werden.</translation>
    </message>
    <message>
        <source>in</source>
        <comment>a width in a font</comment>
        <translation>in</translation>
    </message>
    <message>
        <source>Maximum &amp;width of each line:</source>
        <translation>Höchst&amp;breite jeder Zeile:</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>Font of the printed texts</source>
        <translation>Schrift der gedruckten Texte</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> pt</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>The longest line of each text is measured in this font, without line wrapping. Rows can have a width of their own.</source>
        <translation>Gemessen wird die längste Zeile jedes Textes in dieser Schrift, ohne Umbruch. Zeilen der Tabelle können eine eigene Breite haben.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OwnGameTexts</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Kanten</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Regionen</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Figuren</translation>
    </message>
    <message>
        <source>Zones</source>
        <translation>Zonen</translation>
    </message>
    <message>
        <source>Factions</source>
        <translation>Fraktionen</translation>
    </message>
    <message>
        <source>Sets</source>
        <translation>Feldmengen</translation>
    </message>
    <message>
        <source>Properties</source>
        <translation>Eigenschaften</translation>
    </message>
    <message>
        <source>Layouts</source>
        <translation>Anordnungen</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Numeric Values</source>
        <translation>Zahlenwerte</translation>
    </message>
</context>
<context>
    <name>hexa::editor::OwnerDataPage</name>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>data, author</comment>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Choose Owner’s Data</source>
        <translation>Daten des Besitzers auswählen</translation>
    </message>
    <message>
        <source>Owner’s data (*.%1)</source>
        <translation>Daten des Besitzers (*.%1)</translation>
    </message>
    <message>
        <source>%1 can’t be used. Nothing was changed.</source>
        <translation>%1 kann nicht verwendet werden. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Save Template</source>
        <translation>Vorlage speichern</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>No file selected. The program’s own data is used.</source>
        <translation>Keine Datei ausgewählt. Das Programm verwendet seine eigenen Daten.</translation>
    </message>
    <message>
        <source>The program’s own data is used because the file can’t be read: %1</source>
        <translation>Das Programm verwendet seine eigenen Daten, weil die Datei nicht gelesen werden kann: %1</translation>
    </message>
    <message>
        <source>Some data is found only in the printed game, so the program uses data of its own. If you own the game, enter its values in a file and choose the file here. It applies to maps you open from now on.</source>
        <translation>Manche Daten stehen nur im gedruckten Spiel, daher verwendet das Programm eigene. Besitzer des Spiels können dessen Werte in eine Datei eintragen und die Datei hier auswählen. Sie gilt für Karten, die von nun an geöffnet werden.</translation>
    </message>
    <message>
        <source>Choose &amp;File…</source>
        <translation>&amp;Datei auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save Template…</source>
        <translation>Vorlage s&amp;peichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save the program’s own data as a file to edit</source>
        <translation>Speichert die eigenen Daten des Programms als Datei zum Bearbeiten</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PagePreview</name>
    <message>
        <source>This map is too large for a preview, but it can be exported.</source>
        <translation>Diese Karte ist zu groß für eine Vorschau, lässt sich aber exportieren.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PaintTool</name>
    <message numerus="yes">
        <source>Paint %n kinds of tiles at random</source>
        <translation>
            <numerusform>%n Art von Plättchen zufällig malen</numerusform>
            <numerusform>%n Arten von Plättchen zufällig malen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::PartPanel</name>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>C&amp;olour…</source>
        <translation>&amp;Farbe&#xa0;…</translation>
    </message>
    <message>
        <source>Dra&amp;wing…</source>
        <translation>Zei&amp;chnung&#xa0;…</translation>
    </message>
    <message>
        <source>Remove Draw&amp;ing</source>
        <translation>Zeichnung entfe&amp;rnen</translation>
    </message>
    <message>
        <source>Table of the chosen part</source>
        <translation>Tabelle des gewählten Teils</translation>
    </message>
    <message>
        <source>%1: add a row</source>
        <comment>part of a game</comment>
        <translation>%1: Zeile hinzufügen</translation>
    </message>
    <message>
        <source>%1: remove a row</source>
        <comment>part of a game</comment>
        <translation>%1: Zeile entfernen</translation>
    </message>
    <message>
        <source>%1: move a row</source>
        <comment>part of a game</comment>
        <translation>%1: Zeile verschieben</translation>
    </message>
    <message>
        <source>Choose a Drawing</source>
        <translation>Zeichnung wählen</translation>
    </message>
    <message>
        <source>Drawings (*.svg *.png);;All files (*)</source>
        <translation>Zeichnungen (*.svg *.png);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 can’t be opened. Check the file permissions.</source>
        <translation>%1 lässt sich nicht öffnen. Die Zugriffsrechte der Datei prüfen.</translation>
    </message>
    <message>
        <source>Choose a Colour</source>
        <translation>Farbe wählen</translation>
    </message>
    <message>
        <source>Remove drawing</source>
        <translation>Zeichnung entfernen</translation>
    </message>
    <message>
        <source>Only tiles, pieces and edges can have drawings. Select a row with one of them first.</source>
        <translation>Nur Plättchen, Figuren und Kanten können Zeichnungen haben. Zuerst ein solches Objekt in seiner Tabelle auswählen.</translation>
    </message>
    <message>
        <source>The drawing is larger than %1 kB. Use a smaller or simpler one.</source>
        <translation>Die Zeichnung ist größer als %1 kB. Eine kleinere oder einfachere verwenden.</translation>
    </message>
    <message>
        <source>This drawing can’t be used: %1</source>
        <translation>Diese Zeichnung ist nicht verwendbar: %1</translation>
    </message>
    <message>
        <source>Change drawing</source>
        <translation>Zeichnung ändern</translation>
    </message>
    <message>
        <source>The clipboard has no drawing. Copy an SVG or PNG drawing first.</source>
        <translation>In der Zwischenablage ist keine Zeichnung. Zuerst eine SVG- oder PNG-Zeichnung kopieren.</translation>
    </message>
    <message>
        <source>%1: paste</source>
        <comment>part of a game</comment>
        <translation>%1: einfügen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PartRows</name>
    <message>
        <source>Pieces</source>
        <translation>Teile</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in the box</source>
        <translation>
            <numerusform>%Ln in der Schachtel</numerusform>
            <numerusform>%Ln in der Schachtel</numerusform>
        </translation>
    </message>
    <message>
        <source>All &amp;Free</source>
        <translation>Alle be&amp;liebig</translation>
    </message>
    <message>
        <source>Let the generator choose the number of each piece</source>
        <translation>Überlässt die Anzahl jedes Teils dem Generator</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PartTable</name>
    <message>
        <source>%1: change “%2”</source>
        <comment>part of a game, field</comment>
        <translation>%1: „%2“ ändern</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlacesGuide</name>
    <message>
        <source>gap of about %1 points (%2)</source>
        <comment>change in brackets</comment>
        <translation>Abstand von etwa %1 Punkten (%2)</translation>
    </message>
    <message>
        <source>gap of %1 points (%2)</source>
        <comment>change in brackets</comment>
        <translation>Abstand von %1 Punkten (%2)</translation>
    </message>
    <message>
        <source>Now: %1 points.</source>
        <translation>Jetzt: %1 Punkte.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>All places are about equally good.</source>
        <translation>Alle Felder sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>Thick outlines mark the best places.</source>
        <translation>Dicke Umrandungen kennzeichnen die besten Felder.</translation>
    </message>
    <message>
        <source>Empty slots are assumed to be filled at random.</source>
        <translation>Freie Felder gelten als zufällig gefüllt.</translation>
    </message>
    <message>
        <source>lead according to the author’s weights: %1% (%2)</source>
        <comment>change in brackets</comment>
        <translation>Vorsprung nach der Gewichtung des Autors: %1&#xa0;% (%2)</translation>
    </message>
    <message>
        <source>Lead of the best seat if the tile is placed there (author’s weights)</source>
        <translation>Vorsprung des besten Sitzes, wenn das Plättchen dort liegt (Gewichtung des Autors)</translation>
    </message>
    <message>
        <source>Lead of the best seat if %1 is placed there (author’s weights)</source>
        <translation>Vorsprung des besten Sitzes je nach Feld für %1 (Gewichtung des Autors)</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Now: %1%.</source>
        <translation>Jetzt: %1&#xa0;%.</translation>
    </message>
    <message>
        <source>Expected gap if the tile is placed there</source>
        <translation>Zu erwartender Abstand mit dem Plättchen an dieser Stelle</translation>
    </message>
    <message>
        <source>Expected gap if %1 is placed there</source>
        <translation>Zu erwartender Abstand mit %1 an dieser Stelle</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlayBar</name>
    <message>
        <source>Skip the replay (Space)</source>
        <translation>Wiedergabe überspringen (Leertaste)</translation>
    </message>
    <message>
        <source>Replay the events since your last decision</source>
        <translation>Ereignisse seit der letzten eigenen Entscheidung zeigen</translation>
    </message>
    <message>
        <source>Replay the game from here</source>
        <translation>Partie von hier an abspielen</translation>
    </message>
    <message>
        <source>Pause the program</source>
        <translation>Programm anhalten</translation>
    </message>
    <message>
        <source>Public view</source>
        <translation>Öffentliche Sicht</translation>
    </message>
    <message>
        <source>%1’s view</source>
        <translation>Sicht von %1</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Ein Schritt zurück</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Ein Schritt vor</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Zeitpunkt in der Partie</translation>
    </message>
    <message>
        <source>Other lines of play</source>
        <translation>Andere Verläufe der Partie</translation>
    </message>
    <message>
        <source>Let the program play one step</source>
        <translation>Das Programm einen Schritt spielen lassen</translation>
    </message>
    <message>
        <source>Program speed</source>
        <translation>Tempo des Programms</translation>
    </message>
    <message>
        <source>Displayed view</source>
        <translation>Angezeigte Sicht</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Very slow</source>
        <translation>Sehr langsam</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlayCommands</name>
    <message>
        <source>Games (*.hexgame);;All files (*)</source>
        <translation>Partien (*.hexgame);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>game</source>
        <comment>suggested file name</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Die Partie konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>The report could not be saved.</source>
        <translation>Der Bericht konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>log</source>
        <comment>suggested file name</comment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>Text (*.txt)</source>
        <translation>Text (*.txt)</translation>
    </message>
    <message>
        <source>JSON data (*.json)</source>
        <translation>JSON-Daten (*.json)</translation>
    </message>
    <message>
        <source>Orders (*.hexsheet)</source>
        <translation>Befehle (*.hexsheet)</translation>
    </message>
    <message>
        <source>The orders could not be saved.</source>
        <translation>Die Befehle konnten nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Orders (*.hexsheet);;All files (*)</source>
        <translation>Befehle (*.hexsheet);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Game of %1</source>
        <translation>Partie %1</translation>
    </message>
    <message>
        <source>Game of %1 on “%2”</source>
        <translation>Partie %1 auf „%2“</translation>
    </message>
    <message>
        <source>This map can’t be played as it is.</source>
        <translation>Auf dieser Karte kann so nicht gespielt werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) on this map have a special rule the program doesn’t know. Apply it yourselves.</source>
        <translation>
            <numerusform>%n Plättchen dieser Karte hat eine Sonderregel, die das Programm nicht kennt. Bitte selbst beachten.</numerusform>
            <numerusform>%n Plättchen dieser Karte haben Sonderregeln, die das Programm nicht kennt. Bitte selbst beachten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The players could not be changed.</source>
        <translation>Die Spieler konnten nicht gewechselt werden.</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The game can’t be resumed.</source>
        <translation>Die Partie kann nicht fortgesetzt werden.</translation>
    </message>
    <message>
        <source>Discard this game?</source>
        <translation>Diese Partie verwerfen?</translation>
    </message>
    <message>
        <source>All decisions up to %1 will be deleted permanently.</source>
        <translation>Alle Entscheidungen bis %1 werden endgültig gelöscht.</translation>
    </message>
    <message>
        <source>&amp;Discard Game</source>
        <translation>Partie &amp;verwerfen</translation>
    </message>
    <message>
        <source>Open Game</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Game saved.</source>
        <translation>Partie gespeichert.</translation>
    </message>
    <message>
        <source>Save Player’s View</source>
        <translation>Wissen des Spielers speichern</translation>
    </message>
    <message>
        <source>The player’s view could not be saved.</source>
        <translation>Das Wissen des Spielers konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Save Orders to File</source>
        <translation>Befehle als Datei speichern</translation>
    </message>
    <message>
        <source>Orders saved. Send the file to the person hosting the game.</source>
        <translation>Befehle gespeichert. Die Datei an die Person schicken, die die Partie leitet.</translation>
    </message>
    <message>
        <source>Import Orders</source>
        <translation>Befehle importieren</translation>
    </message>
    <message>
        <source>%1 could not be imported.</source>
        <translation>%1 konnte nicht importiert werden.</translation>
    </message>
    <message>
        <source>Orders imported: %1.</source>
        <translation>Befehle importiert: %1.</translation>
    </message>
    <message>
        <source>Export Report</source>
        <translation>Bericht exportieren</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlayPage</name>
    <message>
        <source>Hand the screen to %1.</source>
        <translation>Bildschirm an %1 übergeben.</translation>
    </message>
    <message>
        <source>Play This Map</source>
        <translation>Auf dieser Karte spielen</translation>
    </message>
    <message>
        <source>Curtain between two players</source>
        <translation>Vorhang zwischen zwei Spielern</translation>
    </message>
    <message>
        <source>Only %1 may look now.</source>
        <translation>Jetzt darf nur %1 hinsehen.</translation>
    </message>
    <message>
        <source>Board picture copied to the clipboard.</source>
        <translation>Bild des Spielplans in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Looking back: %1.</source>
        <translation>Rückblick: %1.</translation>
    </message>
    <message>
        <source>No game yet. Play the open map against the program or with others at this screen. The map itself is not changed.</source>
        <translation>Noch keine Partie. Auf der offenen Karte gegen das Programm oder mit anderen an diesem Bildschirm spielen. Die Karte selbst ändert sich nicht.</translation>
    </message>
    <message>
        <source>Set Up Game…</source>
        <translation>Partie einrichten&#xa0;…</translation>
    </message>
    <message>
        <source>I’m Ready</source>
        <translation>Ich bin bereit</translation>
    </message>
    <message>
        <source>Back to Now</source>
        <translation>Zurück zum jetzigen Stand</translation>
    </message>
    <message>
        <source>Go to the last decision. Nothing is discarded.</source>
        <translation>Geht zur letzten Entscheidung. Nichts wird verworfen.</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>Discard everything after this moment. The game record notes that steps were taken back.</source>
        <translation>Verwirft alles nach diesem Zeitpunkt. Die Aufzeichnung vermerkt, dass Schritte zurückgenommen wurden.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlayersChangeDialog</name>
    <message>
        <source>Change Number of Players</source>
        <translation>Spielerzahl ändern</translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation>&amp;Spieler:</translation>
    </message>
    <message>
        <source>&amp;Change Map</source>
        <translation>Karte &amp;ändern</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The map already has this number of players. Choose a different one.</source>
        <translation>Die Karte hat schon diese Spielerzahl. Eine andere wählen.</translation>
    </message>
    <message>
        <source>Nothing will be removed from the map.</source>
        <translation>Von der Karte wird nichts entfernt.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlayersDialog</name>
    <message>
        <source>Change Players</source>
        <translation>Spieler wechseln</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Program, %1</source>
        <translation>Programm, %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>caption of a field</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>From here on, the program can take over a seat, or a person can take it back. The game record notes the change.</source>
        <translation>Von hier an kann das Programm einen Sitz übernehmen oder ein Mensch ihn zurückbekommen. Die Aufzeichnung vermerkt den Wechsel.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PrintCommands</name>
    <message>
        <source>map</source>
        <comment>suggested file name</comment>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Save Sheets as PDF</source>
        <translation>Blätter als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>Save Kit</source>
        <translation>Paket speichern</translation>
    </message>
    <message>
        <source>Zip files (*.zip)</source>
        <translation>Zip-Dateien (*.zip)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>PNG-Bilder (*.png)</translation>
    </message>
    <message>
        <source>SVG drawings (*.svg)</source>
        <translation>SVG-Zeichnungen (*.svg)</translation>
    </message>
    <message>
        <source>%1 pages will be created. Continue?</source>
        <translation>Es werden %1 Seiten erstellt. Fortfahren?</translation>
    </message>
    <message>
        <source>Save Pages as Pictures</source>
        <translation>Seiten als Bilder speichern</translation>
    </message>
</context>
<context>
    <name>hexa::editor::PrintView</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Verkleinern</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Vergrößern</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Ganze Seite</translation>
    </message>
    <message>
        <source>Page %1 of %2: %3, %4 × %5 mm</source>
        <translation>Seite %1 von %2: %3, %4 × %5 mm</translation>
    </message>
    <message>
        <source>Page preview</source>
        <translation>Seitenvorschau</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln Fehler</numerusform>
            <numerusform>%Ln Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln Warnung</numerusform>
            <numerusform>%Ln Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hint(s)</source>
        <translation>
            <numerusform>%Ln Hinweis</numerusform>
            <numerusform>%Ln Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln accepted</source>
        <translation>
            <numerusform>%Ln hingenommen</numerusform>
            <numerusform>%Ln hingenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Show on the Map</source>
        <translation>Auf der Karte &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Show in Properties</source>
        <translation>In den Eigenschaften &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Accept Problem</source>
        <translation>Problem &amp;hinnehmen</translation>
    </message>
    <message>
        <source>&amp;Withdraw Acceptance</source>
        <translation>Nicht &amp;mehr hinnehmen</translation>
    </message>
    <message>
        <source>&amp;Copy Message</source>
        <translation>Meldung &amp;kopieren</translation>
    </message>
    <message>
        <source>%1: click to show or hide</source>
        <translation>%1: klicken, um sie aus- oder einzublenden</translation>
    </message>
    <message>
        <source>All problems are hidden. Use the buttons above to show them.</source>
        <translation>Alle Probleme sind ausgeblendet. Die Knöpfe oben blenden sie wieder ein.</translation>
    </message>
    <message>
        <source>No problems. The map follows the rules.</source>
        <translation>Keine Probleme. Die Karte hält die Regeln ein.</translation>
    </message>
    <message>
        <source>Rule: %1</source>
        <translation>Regel: %1</translation>
    </message>
    <message>
        <source>Accept this problem. It reappears when its message or its tile changes.</source>
        <translation>Problem hinnehmen. Es erscheint wieder, wenn sich die Meldung oder das Plättchen ändert.</translation>
    </message>
    <message>
        <source>The map is being checked again. Please wait.</source>
        <translation>Die Karte wird gerade neu geprüft. Bitte warten.</translation>
    </message>
    <message>
        <source>%1 (Ctrl+Enter)</source>
        <translation>%1 (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Accept problem</source>
        <translation>Problem hinnehmen</translation>
    </message>
    <message>
        <source>Withdraw acceptance</source>
        <translation>Problem nicht mehr hinnehmen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ProgressStrip</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>%1 approved</source>
        <translation>%1 freigegeben</translation>
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
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>name, count</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>name, count, state</comment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>hexa::editor::RegionForm</name>
    <message>
        <source>Hex without a tile</source>
        <translation>Feld ohne Plättchen</translation>
    </message>
    <message>
        <source>Tile: %1</source>
        <translation>Plättchen: %1</translation>
    </message>
    <message>
        <source>Change the region</source>
        <translation>Region ändern</translation>
    </message>
    <message>
        <source>&amp;Tile:</source>
        <translation>&amp;Plättchen:</translation>
    </message>
    <message>
        <source>Click beside the region to add a hex, and on a hex to change its tile. Click again to remove the hex.</source>
        <translation>Neben die Region klicken, um ein Feld hinzuzufügen, oder auf ein Feld, um sein Plättchen zu ändern. Ein weiterer Klick entfernt das Feld.</translation>
    </message>
    <message>
        <source>Tile to place or remove with a click in the picture</source>
        <translation>Plättchen, das ein Klick ins Bild setzt oder entfernt</translation>
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
            <numerusform>%n Vertauschung: %1</numerusform>
            <numerusform>%n Vertauschungen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Find Repairs</source>
        <translation>Repa&amp;raturen suchen</translation>
    </message>
    <message>
        <source>Repair</source>
        <translation>Reparatur</translation>
    </message>
    <message>
        <source>Repairs</source>
        <translation>Reparaturen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Gap in games, strictest bot: %1 → %2 points (%3 to %4)</source>
        <comment>before, after, its interval</comment>
        <translation>Abstand in Partien, strengster Bot: %1 → %2 Punkte (%3 bis %4)</translation>
    </message>
    <message numerus="yes">
        <source>Repair with %n swap(s)</source>
        <translation>
            <numerusform>Mit %n Vertauschung reparieren</numerusform>
            <numerusform>Mit %n Vertauschungen reparieren</numerusform>
        </translation>
    </message>
    <message>
        <source>The map has changed. Find repairs again.</source>
        <translation>Die Karte hat sich geändert. Reparaturen neu suchen.</translation>
    </message>
    <message>
        <source>No swap was found to make this map fairer.</source>
        <translation>Es wurde keine Vertauschung gefunden, die diese Karte fairer macht.</translation>
    </message>
    <message>
        <source>Make this map fairer with as few tile swaps as possible. Bots test the swaps in games. Locked tiles are kept. Select a line to see the repaired map. You can undo the repair in one step.</source>
        <translation>Macht diese Karte mit möglichst wenigen Vertauschungen von Plättchen fairer. Bots erproben sie in Partien. Gesperrte Plättchen bleiben unverändert. Eine Zeile auswählen, um die reparierte Karte zu sehen. Die Reparatur lässt sich in einem Schritt rückgängig machen.</translation>
    </message>
    <message>
        <source>Find the best repairs with one, two and three swaps, and test them in games</source>
        <translation>Sucht die besten Reparaturen mit einer, zwei und drei Vertauschungen und erprobt sie in Partien</translation>
    </message>
    <message>
        <source>&amp;Back to Original Map</source>
        <translation>&amp;Zurück zur ursprünglichen Karte</translation>
    </message>
    <message>
        <source>Use the most similar proven map</source>
        <translation>Ähnlichste geprüfte Karte verwenden</translation>
    </message>
    <message>
        <source>The map is now the most similar proven map.</source>
        <translation>Die Karte ist jetzt die ähnlichste geprüfte Karte.</translation>
    </message>
    <message numerus="yes">
        <source>The most similar proven map differs in %n tile(s).</source>
        <translation>
            <numerusform>Die ähnlichste geprüfte Karte weicht in %n Plättchen ab.</numerusform>
            <numerusform>Die ähnlichste geprüfte Karte weicht in %n Plättchen ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %n lock(s) were removed, a proven map would fit.</source>
        <translation>
            <numerusform>Wird %n Sperre aufgehoben, passt eine geprüfte Karte.</numerusform>
            <numerusform>Werden %n Sperren aufgehoben, passt eine geprüfte Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Generate a new map, or keep fewer tiles.</source>
        <translation>Eine neue Karte generieren oder weniger Plättchen behalten.</translation>
    </message>
    <message>
        <source>&amp;Mark These Tiles</source>
        <translation>Diese Plättchen &amp;markieren</translation>
    </message>
    <message>
        <source>&amp;Use Most Similar Proven Map</source>
        <translation>Ähnlichste geprüfte Karte &amp;verwenden</translation>
    </message>
    <message>
        <source>%1 → %2 points</source>
        <comment>gap before, gap after</comment>
        <translation>%1 → %2 Punkte</translation>
    </message>
    <message>
        <source>Select a line and keep the repaired map.</source>
        <translation>Eine Zeile wählen und die reparierte Karte behalten.</translation>
    </message>
    <message numerus="yes">
        <source>These swaps help, but the map is still unfair. The most similar proven map differs in %n tile(s).</source>
        <translation>
            <numerusform>Diese Vertauschungen helfen, aber die Karte bleibt unfair. Die ähnlichste geprüfte Karte weicht in %n Plättchen ab.</numerusform>
            <numerusform>Diese Vertauschungen helfen, aber die Karte bleibt unfair. Die ähnlichste geprüfte Karte weicht in %n Plättchen ab.</numerusform>
        </translation>
    </message>
    <message>
        <source>These swaps help, but the map is still unfair. Generate a new map, or keep fewer tiles.</source>
        <translation>Diese Vertauschungen helfen, aber die Karte bleibt unfair. Eine neue Karte generieren oder weniger Plättchen behalten.</translation>
    </message>
    <message>
        <source>Best single swap found. Testing two and three swaps…</source>
        <translation>Beste einzelne Vertauschung gefunden. Zwei und drei Vertauschungen werden geprüft&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Generate a Balanced Map</source>
        <translation>Ausgewogene Karte &amp;generieren</translation>
    </message>
    <message>
        <source>The map has empty slots. Fill them before you look for repairs.</source>
        <translation>Die Karte hat freie Felder. Vor der Suche nach Reparaturen die Felder füllen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::ReportPanel</name>
    <message>
        <source>tie</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>group, how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Never entered</source>
        <translation>Nie betreten</translation>
    </message>
    <message>
        <source>Dead ends</source>
        <translation>Sackgassen</translation>
    </message>
    <message numerus="yes">
        <source>, %n turn(s)</source>
        <translation>
            <numerusform>, %n Runde</numerusform>
            <numerusform>, %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>First contacts</source>
        <translation>Erste Begegnungen</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Schlachten</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Won by</source>
        <translation>Gewonnen von</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Verluste</translation>
    </message>
    <message>
        <source>No colours on the board</source>
        <translation>Keine Farben auf dem Spielplan</translation>
    </message>
    <message>
        <source>Read rule %1</source>
        <translation>Regel %1 lesen</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
    <message>
        <source>Turn %1: %2 and %3 on %4</source>
        <translation>Runde %1: %2 und %3 auf %4</translation>
    </message>
    <message>
        <source>Play a map to see the game report here.</source>
        <translation>Auf einer Karte spielen, um hier den Bericht zur Partie zu sehen.</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Ablauf</translation>
    </message>
    <message>
        <source>Never happened</source>
        <translation>Nie vorgekommen</translation>
    </message>
    <message>
        <source>Report section</source>
        <translation>Abschnitt des Berichts</translation>
    </message>
    <message>
        <source>Observations on the map</source>
        <translation>Beobachtungen zur Karte</translation>
    </message>
    <message>
        <source>Never happened in this game</source>
        <translation>In dieser Partie nie vorgekommen</translation>
    </message>
    <message>
        <source>Player comparison</source>
        <translation>Vergleich der Spieler</translation>
    </message>
    <message>
        <source>Export Report…</source>
        <translation>Bericht exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Board colours</source>
        <translation>Farben auf dem Spielplan</translation>
    </message>
</context>
<context>
    <name>hexa::editor::RowDetails</name>
    <message>
        <source>Notes for translators</source>
        <translation>Notizen für Übersetzer</translation>
    </message>
    <message>
        <source>Place on the map</source>
        <translation>Ort auf der Karte</translation>
    </message>
    <message>
        <source>Show on the &amp;Map</source>
        <translation>Auf der &amp;Karte zeigen</translation>
    </message>
    <message>
        <source>No texts are open. Open a text project first.</source>
        <translation>Es sind keine Texte geöffnet. Zuerst ein Textprojekt öffnen.</translation>
    </message>
    <message>
        <source>Notes for translators, one per line</source>
        <translation>Notizen für Übersetzer, eine pro Zeile</translation>
    </message>
    <message>
        <source>No row is selected.</source>
        <translation>Es ist keine Zeile ausgewählt.</translation>
    </message>
    <message>
        <source>Maximum number of characters for each text in this row. Longer texts are reported.</source>
        <translation>Höchstzahl der Zeichen für jeden Text dieser Zeile. Längere Texte werden gemeldet.</translation>
    </message>
    <message>
        <source>project default (%L1)</source>
        <translation>Projektvorgabe (%L1)</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Maximum length:</source>
        <translation>Höchstlänge:</translation>
    </message>
    <message>
        <source>Maximum width:</source>
        <translation>Höchstbreite:</translation>
    </message>
    <message>
        <source> mm</source>
        <translation> mm</translation>
    </message>
    <message>
        <source>project default (%L1 mm)</source>
        <translation>Projektvorgabe (%L1 mm)</translation>
    </message>
    <message>
        <source>Choose a font in Custom Checks and Lengths first.</source>
        <translation>Zuerst unter „Eigene Prüfungen und Längen“ eine Schrift wählen.</translation>
    </message>
    <message>
        <source>Maximum width of each line in this row, in %1 at %2 pt. Wider lines are reported.</source>
        <translation>Höchstbreite jeder Textzeile, in %1 mit %2 pt. Breitere werden gemeldet.</translation>
    </message>
    <message>
        <source>Earlier texts</source>
        <translation>Frühere Texte</translation>
    </message>
</context>
<context>
    <name>hexa::editor::RuleForm</name>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Spanne</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Entfernung</translation>
    </message>
    <message>
        <source>Tile or set: {what} Other tile or set: {with} Distance in steps: {is}</source>
        <translation>Plättchen oder Feldmenge: {what} Anderes Plättchen oder andere Feldmenge: {with} Entfernung in Schritten: {is}</translation>
    </message>
    <message>
        <source>Proximity</source>
        <translation>Nähe</translation>
    </message>
    <message>
        <source>Tile or set: {what} Within {within} steps: {is} × {with}</source>
        <translation>Plättchen oder Feldmenge: {what} Im Umkreis von {within} Schritten: {is} × {with}</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Tile or set: {what} Other tile or set: {with} Steps apart, at most: {within} Value: {of} Difference: {is}</source>
        <translation>Plättchen oder Feldmenge: {what} Anderes Plättchen oder andere Feldmenge: {with} Schritte Entfernung, höchstens: {within} Zahlenwert: {of} Unterschied: {is}</translation>
    </message>
    <message>
        <source>Corner</source>
        <translation>Ecke</translation>
    </message>
    <message>
        <source>Sum around each corner: {of} Tile or set: {what} Value: {is}</source>
        <translation>Summe rund um jede Ecke: {of} Plättchen oder Feldmenge: {what} Wert: {is}</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>Tile or set: {what} Place: {never} {in} Zone: {zone} Ring: {ring}</source>
        <translation>Plättchen oder Feldmenge: {what} Ort: {never} {in} Zone: {zone} Ring: {ring}</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Group of adjacent hexes: {what} {alike} Size: {is}</source>
        <translation>Gruppe benachbarter Felder: {what} {alike} Größe: {is}</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Zusammenhang</translation>
    </message>
    <message>
        <source>Connected with each other: {what} Allowed in between: {through}</source>
        <translation>Zusammenhängend: {what} Dazwischen erlaubt: {through}</translation>
    </message>
    <message>
        <source>Reach</source>
        <translation>Reichweite</translation>
    </message>
    <message>
        <source>Within reach of each home in {within} steps: {is} × {with} Allowed on the way: {through}</source>
        <translation>Von jedem Heimatfeld in {within} Schritten erreichbar: {is} × {with} Unterwegs erlaubt: {through}</translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation>Symmetrie</translation>
    </message>
    <message>
        <source>Placed symmetrically: {what} Symmetry: {symmetry}</source>
        <translation>Symmetrisch gelegt: {what} Symmetrie: {symmetry}</translation>
    </message>
    <message>
        <source>Change rule</source>
        <translation>Regel ändern</translation>
    </message>
    <message>
        <source>Rule type</source>
        <translation>Art der Regel</translation>
    </message>
    <message>
        <source>&amp;Type:</source>
        <translation>&amp;Art:</translation>
    </message>
    <message>
        <source>Show &amp;Places on Map</source>
        <translation>Stellen auf der Karte zei&amp;gen</translation>
    </message>
    <message>
        <source>Your wording:</source>
        <translation>Eigener Wortlaut:</translation>
    </message>
    <message>
        <source>all tiles</source>
        <translation>alle Plättchen</translation>
    </message>
    <message>
        <source>others of the same kind</source>
        <translation>weitere dieser Art</translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>nichts anderes</translation>
    </message>
    <message>
        <source>number of hexes</source>
        <translation>Anzahl der Felder</translation>
    </message>
    <message>
        <source>anywhere</source>
        <translation>überall</translation>
    </message>
    <message>
        <source>on the map</source>
        <translation>auf der Karte</translation>
    </message>
    <message>
        <source>at the edge</source>
        <translation>am Rand</translation>
    </message>
    <message>
        <source>inside</source>
        <translation>im Inneren</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>insgesamt</translation>
    </message>
    <message>
        <source>for each player</source>
        <translation>für jeden Spieler</translation>
    </message>
    <message>
        <source>in each ring</source>
        <translation>in jedem Ring</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>of one kind</source>
        <translation>einer Art</translation>
    </message>
    <message>
        <source>Enter a value such as 2, ≥ 2 or 2–4, or one for each number of players (2–4: 1, 5–6: 2).</source>
        <translation>Einen Wert wie 2, ≥ 2 oder 2–4 eingeben, oder Werte nach Spielerzahl (2–4: 1, 5–6: 2).</translation>
    </message>
    <message>
        <source>Enter a whole number of steps.</source>
        <translation>Eine ganze Zahl von Schritten eingeben.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>jeder</translation>
    </message>
    <message>
        <source>Tile or set</source>
        <translation>Plättchen oder Feldmenge</translation>
    </message>
    <message>
        <source>Other tile or set</source>
        <translation>Anderes Plättchen oder andere Feldmenge</translation>
    </message>
    <message>
        <source>Allowed in between</source>
        <translation>Dazwischen erlaubt</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Zahlenwert</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Gezählt</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Ring</source>
        <translation>Ring</translation>
    </message>
    <message>
        <source>Your wording (%1)</source>
        <translation>Eigener Wortlaut (%1)</translation>
    </message>
    <message>
        <source>largest</source>
        <translation>größte</translation>
    </message>
    <message>
        <source>A symmetry of the layout, such as turn-2 or mirror-60. Leave the field empty for the largest symmetry.</source>
        <translation>Symmetrie der Anordnung, etwa turn-2 oder mirror-60. Leer lassen für die größte Symmetrie.</translation>
    </message>
    <message>
        <source>Example: each player has at least 2 forests around their home.</source>
        <translation>Beispiel: Jeder Spieler hat mindestens 2 Wälder um sein Heimatfeld.</translation>
    </message>
    <message>
        <source>Example: the yields around each home add up to at least 10.</source>
        <translation>Beispiel: Die Erträge um jedes Heimatfeld ergeben zusammen mindestens 10.</translation>
    </message>
    <message>
        <source>Example: the yields of the players differ by at most 3.</source>
        <translation>Beispiel: Die Erträge der Spieler unterscheiden sich um höchstens 3.</translation>
    </message>
    <message>
        <source>0: no such tile is nearby. ≥ 1: at least one is always nearby.</source>
        <translation>0: Kein solches Plättchen liegt in der Nähe. ≥ 1: Immer mindestens eines liegt in der Nähe.</translation>
    </message>
    <message>
        <source>≥ 1: equal values are never that close together.</source>
        <translation>≥ 1: Gleiche Werte liegen nie so nah beieinander.</translation>
    </message>
    <message>
        <source>The three hexes around a corner are added. Example: ≤ 12.</source>
        <translation>Die drei Felder um eine Ecke werden zusammengezählt. Beispiel: ≤ 12.</translation>
    </message>
    <message>
        <source>Example: harbours only at the edge, or castles never in a start zone.</source>
        <translation>Beispiel: Häfen nur am Rand, oder Burgen nie in einer Startzone.</translation>
    </message>
    <message>
        <source>≤ 3: at most three such tiles touch each other. ≥ 2: none is alone.</source>
        <translation>≤ 3: Höchstens drei solche Plättchen hängen zusammen. ≥ 2: Keines liegt allein.</translation>
    </message>
    <message>
        <source>All these tiles form one area. Tiles allowed in between may link its parts.</source>
        <translation>Alle diese Plättchen bilden ein Gebiet. Dazwischen erlaubte Plättchen können seine Teile verbinden.</translation>
    </message>
    <message>
        <source>Example: each player reaches at least one lake in 4 steps over land.</source>
        <translation>Beispiel: Jeder Spieler erreicht in 4 Schritten über Land mindestens einen See.</translation>
    </message>
    <message>
        <source>Each of these tiles has a matching tile near every other home. The layout needs homes.</source>
        <translation>Zu jedem dieser Plättchen gibt es ein gleiches bei jedem anderen Heimatfeld. Die Anordnung braucht Heimatfelder.</translation>
    </message>
    <message>
        <source>≥ 1: never on the same hex, e.g. rivers at mountains. ≥ 2: never next to each other. ≥ 3: at least two hexes are in between.</source>
        <translation>≥ 1: nie auf demselben Feld, etwa Flüsse an Bergen. ≥ 2: nie nebeneinander. ≥ 3: Mindestens zwei Felder liegen dazwischen.</translation>
    </message>
    <message>
        <source>Tile or set: {what} Counted: {per} Steps from home: {within} Number: {is}</source>
        <translation>Plättchen oder Feldmenge: {what} Gezählt: {per} Schritte vom Heimatfeld: {within} Anzahl: {is}</translation>
    </message>
    <message>
        <source>Sum of: {of} Tile or set: {what} Counted: {per} Steps from home: {within} Value: {is}</source>
        <translation>Summe von: {of} Plättchen oder Feldmenge: {what} Gezählt: {per} Schritte vom Heimatfeld: {within} Wert: {is}</translation>
    </message>
    <message>
        <source>Sum of: {of} Tile or set: {what} Counted: {per} Steps from home: {within} Difference between highest and lowest sum: {is}</source>
        <translation>Summe von: {of} Plättchen oder Feldmenge: {what} Gezählt: {per} Schritte vom Heimatfeld: {within} Unterschied zwischen größter und kleinster Summe: {is}</translation>
    </message>
    <message>
        <source>Numeric value from the table “Numeric Values”</source>
        <translation>Zahlenwert aus der Tabelle „Zahlenwerte“</translation>
    </message>
    <message>
        <source>Value such as 2, ≥ 2 or 2–4, or one for each number of players (2–4: 1, 5–6: 2)</source>
        <translation>Wert wie 2, ≥ 2 oder 2–4, oder Werte nach Spielerzahl (2–4: 1, 5–6: 2)</translation>
    </message>
    <message>
        <source>Largest distance in steps</source>
        <translation>Größte Entfernung in Schritten</translation>
    </message>
    <message>
        <source>Steps from the middle of the map, such as 2 or 1–3</source>
        <translation>Schritte ab der Kartenmitte, etwa 2 oder 1–3</translation>
    </message>
    <message>
        <source>Only on these hexes: {in} Zone: {zone} Ring: {ring}</source>
        <translation>Nur auf diesen Feldern: {in} Zone: {zone} Ring: {ring}</translation>
    </message>
    <message>
        <source>The tiles are never on these hexes</source>
        <translation>Die Plättchen liegen nie auf diesen Feldern</translation>
    </message>
    <message>
        <source>Only adjacent hexes of the same kind form a group</source>
        <translation>Nur benachbarte Felder derselben Art bilden eine Gruppe</translation>
    </message>
    <message>
        <source>Subject of the rule</source>
        <translation>Gegenstand der Regel</translation>
    </message>
    <message>
        <source>Second group of hexes, to compare with the first one</source>
        <translation>Zweite Gruppe von Feldern, zum Vergleich mit der ersten</translation>
    </message>
    <message>
        <source>Further hexes on the way</source>
        <translation>Weitere Felder auf dem Weg</translation>
    </message>
    <message>
        <source>Limits the rule to a zone</source>
        <translation>Beschränkt die Regel auf eine Zone</translation>
    </message>
    <message>
        <source>Limits the rule to a part of the map</source>
        <translation>Beschränkt die Regel auf einen Teil der Karte</translation>
    </message>
    <message>
        <source>Unit of counting</source>
        <translation>Einheit der Zählung</translation>
    </message>
    <message>
        <source>Shown in Problems instead of the program’s sentence</source>
        <translation>Erscheint unter „Probleme“ statt des Satzes des Programms</translation>
    </message>
    <message>
        <source>Type of condition</source>
        <translation>Art der Bedingung</translation>
    </message>
    <message>
        <source>Marks the hexes on the open map where the rule is broken</source>
        <translation>Hebt die Felder der offenen Karte hervor, an denen die Regel verletzt ist</translation>
    </message>
    <message>
        <source>Largest Group</source>
        <translation>Größte Gruppe</translation>
    </message>
    <message>
        <source>Largest group of adjacent hexes: {what} {alike} Size: {is}</source>
        <translation>Größte Gruppe benachbarter Felder: {what} {alike} Größe: {is}</translation>
    </message>
    <message>
        <source>≥ 6: at least one continent has six hexes or more.</source>
        <translation>≥ 6: Mindestens ein Kontinent hat sechs oder mehr Felder.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::RulesPanel</name>
    <message>
        <source>Search rules</source>
        <translation>Regeln durchsuchen</translation>
    </message>
    <message>
        <source>Print the rules</source>
        <translation>Regeln drucken</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>This game has no rules reference.</source>
        <translation>Dieses Spiel hat keine Regelreferenz.</translation>
    </message>
    <message>
        <source>No rule contains these words. Try other words.</source>
        <translation>Keine Regel enthält diese Wörter. Andere Wörter versuchen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SeatRows</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Name (optional)</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name von Sitz %1</translation>
    </message>
    <message>
        <source>Choose %2 for player %1</source>
        <translation>%2 für Spieler %1 wählen</translation>
    </message>
    <message>
        <source>Name seat %1 “%2”</source>
        <translation>Sitz %1 „%2“ nennen</translation>
    </message>
    <message>
        <source>%1 (auto)</source>
        <comment>by the seat&apos;s number</comment>
        <translation>%1 (auto)</translation>
    </message>
    <message>
        <source>Team %1</source>
        <translation>Team %1</translation>
    </message>
    <message>
        <source>Team of seat %1</source>
        <translation>Team von Sitz %1</translation>
    </message>
    <message>
        <source>Remove seat %1</source>
        <translation>Sitz %1 entfernen</translation>
    </message>
    <message>
        <source>Remove player %1 from the team</source>
        <translation>Spieler %1 aus dem Team nehmen</translation>
    </message>
    <message>
        <source>Put player %1 in team %2</source>
        <translation>Spieler %1 in Team %2 aufnehmen</translation>
    </message>
    <message>
        <source>Home: %1</source>
        <translation>Heimatfeld: %1</translation>
    </message>
    <message>
        <source>No seats yet.</source>
        <translation>Noch keine Sitze.</translation>
    </message>
    <message>
        <source>Add seat</source>
        <translation>Sitz hinzufügen</translation>
    </message>
    <message>
        <source>No team</source>
        <translation>Kein Team</translation>
    </message>
    <message>
        <source>Not chosen yet</source>
        <translation>Noch nicht gewählt</translation>
    </message>
    <message>
        <source>Remove Seat</source>
        <translation>Sitz entfernen</translation>
    </message>
    <message>
        <source>No home yet. Select a hex and tick “Home of player %1”.</source>
        <translation>Noch kein Heimatfeld. Ein Hexfeld auswählen und „Heimatfeld von Spieler %1“ ankreuzen.</translation>
    </message>
    <message>
        <source>No seats yet. Place each player’s home on the map, or choose a layout.</source>
        <translation>Noch keine Sitze. Für jeden Spieler ein Heimatfeld auf die Karte setzen oder eine Anordnung wählen.</translation>
    </message>
    <message>
        <source>Add Seat</source>
        <translation>Sitz hinzufügen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SeatTable</name>
    <message>
        <source>Combined</source>
        <comment>the sums of allies</comment>
        <translation>Zusammen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>player, faction</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what, and how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>what, and how many: Sheep 3</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: next to decide</source>
        <translation>%1: am Zug</translation>
    </message>
    <message>
        <source>Player overview</source>
        <translation>Spielerübersicht</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SelectTool</name>
    <message>
        <source>Remove from the map</source>
        <translation>Von der Karte entfernen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n tile(s) from the map</source>
        <translation>
            <numerusform>%n Plättchen von der Karte nehmen</numerusform>
            <numerusform>%n Plättchen von der Karte nehmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) removed from the map. Use Undo to restore them.</source>
        <translation>
            <numerusform>%n Plättchen von der Karte genommen. Mit Rückgängig lässt es sich wiederherstellen.</numerusform>
            <numerusform>%n Plättchen von der Karte genommen. Mit Rückgängig lassen sie sich wiederherstellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap with %1</source>
        <translation>Mit %1 tauschen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SelectionCommands</name>
    <message>
        <source>Move %1</source>
        <translation>%1 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>A home was removed. %n player(s) left on the map. Use Undo to restore it.</source>
        <translation>
            <numerusform>Ein Heimatfeld wurde entfernt. Noch %n Spieler auf der Karte. Mit Rückgängig lässt es sich wiederherstellen.</numerusform>
            <numerusform>Ein Heimatfeld wurde entfernt. Noch %n Spieler auf der Karte. Mit Rückgängig lässt es sich wiederherstellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Placed: %1</source>
        <translation>Gesetzt: %1</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>Ausgewählt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hex(es) cleared, including symmetric partners. Use Undo to restore them.</source>
        <translation>
            <numerusform>%Ln Hexfeld geleert, einschließlich der Partnerfelder. Mit Rückgängig lässt es sich wiederherstellen.</numerusform>
            <numerusform>%Ln Hexfelder geleert, einschließlich der Partnerfelder. Mit Rückgängig lassen sie sich wiederherstellen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked hex(es) can’t be changed. Unlock them first (L).</source>
        <translation>
            <numerusform>%Ln gesperrtes Hexfeld lässt sich nicht ändern. Zuerst entsperren (L).</numerusform>
            <numerusform>%Ln gesperrte Hexfelder lassen sich nicht ändern. Zuerst entsperren (L).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked object(s) can’t be changed. Unlock them first (L).</source>
        <translation>
            <numerusform>%Ln gesperrtes Objekt lässt sich nicht ändern. Zuerst entsperren (L).</numerusform>
            <numerusform>%Ln gesperrte Objekte lassen sich nicht ändern. Zuerst entsperren (L).</numerusform>
        </translation>
    </message>
    <message>
        <source>Empty slots can’t be locked. Select hexes with tiles.</source>
        <translation>Freie Felder lassen sich nicht sperren. Hexfelder mit Plättchen auswählen.</translation>
    </message>
    <message>
        <source>Make Region</source>
        <translation>Region erstellen</translation>
    </message>
    <message>
        <source>Region name:</source>
        <translation>Name der Region:</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SelectionPage</name>
    <message numerus="yes">
        <source>Lock %Ln hex(es)</source>
        <translation>
            <numerusform>%Ln Hexfeld sperren</numerusform>
            <numerusform>%Ln Hexfelder sperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %Ln hex(es)</source>
        <translation>
            <numerusform>%Ln Hexfeld entsperren</numerusform>
            <numerusform>%Ln Hexfelder entsperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hex(es) selected</source>
        <translation>
            <numerusform>%Ln Hexfeld ausgewählt</numerusform>
            <numerusform>%Ln Hexfelder ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Locked (%Ln of them)</source>
        <translation>
            <numerusform>Gesperrt (%Ln davon)</numerusform>
            <numerusform>Gesperrt (%Ln davon)</numerusform>
        </translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>Change note of %Ln hex(es)</source>
        <translation>
            <numerusform>Notiz von %Ln Feld ändern</numerusform>
            <numerusform>Notiz von %Ln Feldern ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln hex(es) to %1</source>
        <translation>
            <numerusform>%Ln Feld ändern: %1</numerusform>
            <numerusform>%Ln Felder ändern: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change special victory points of %Ln tile(s)</source>
        <translation>
            <numerusform>Besondere Siegpunkte von %Ln Plättchen ändern</numerusform>
            <numerusform>Besondere Siegpunkte von %Ln Plättchen ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box has only %Ln more of these. Select fewer hexes.</source>
        <translation>
            <numerusform>Die Schachtel enthält nur noch %Ln davon. Weniger Felder auswählen.</numerusform>
            <numerusform>Die Schachtel enthält nur noch %Ln davon. Weniger Felder auswählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Different notes. A new note replaces them all.</source>
        <translation>Verschiedene Notizen. Eine neue Notiz ersetzt alle.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them outside the layout</source>
        <translation>
            <numerusform>%Ln davon außerhalb der Anordnung</numerusform>
            <numerusform>%Ln davon außerhalb der Anordnung</numerusform>
        </translation>
    </message>
    <message>
        <source>Brushes and generators don’t change locked hexes</source>
        <translation>Pinsel und Generatoren ändern gesperrte Hexfelder nicht</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Special victory points</source>
        <translation>Besondere Siegpunkte</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation>&amp;Allgemein</translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation>&amp;Tastatur</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Beha&amp;viour</source>
        <translation>Ver&amp;halten</translation>
    </message>
    <message>
        <source>&amp;Owner’s Data</source>
        <translation>Daten des &amp;Besitzers</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Sharing</name>
    <message>
        <source>Unnamed map</source>
        <translation>Unbenannte Karte</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Sitz</numerusform>
            <numerusform>%n Sitze</numerusform>
        </translation>
    </message>
    <message>
        <source>By %1</source>
        <comment>author</comment>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>Hexatelier: File &gt; Open Share Code</source>
        <translation>Hexatelier: Datei &gt; Kartencode öffnen</translation>
    </message>
    <message>
        <source>Map picture copied to the clipboard.</source>
        <translation>Kartenbild in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>Share card copied to the clipboard, with picture, share code and fairness.</source>
        <translation>Steckbrief in die Zwischenablage kopiert, mit Bild, Kartencode und Fairness.</translation>
    </message>
    <message>
        <source>Open Share Code</source>
        <translation>Kartencode öffnen</translation>
    </message>
    <message>
        <source>Share code:</source>
        <translation>Kartencode:</translation>
    </message>
    <message>
        <source>This share code can’t be opened.</source>
        <translation>Dieser Kartencode lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>No share code can be made for this map.</source>
        <translation>Für diese Karte lässt sich kein Kartencode erstellen.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SheetsPanel</name>
    <message>
        <source>The sheets were sent to the printer.</source>
        <translation>Die Blätter wurden an den Drucker gesendet.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Tiles, poster, pads</source>
        <translation>Plättchen, Plakat, Blöcke</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Drucker</translation>
    </message>
    <message>
        <source> mm</source>
        <comment>unit after a number</comment>
        <translation> mm</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drucken&#xa0;…</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>PDF speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Save Kit…</source>
        <translation>Paket speichern&#xa0;…</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Any printer</source>
        <translation>Beliebiger Drucker</translation>
    </message>
    <message>
        <source>Creating the sheets…</source>
        <translation>Blätter werden erstellt&#xa0;…</translation>
    </message>
    <message>
        <source>Cards and counters</source>
        <translation>Spielkarten und Marker</translation>
    </message>
    <message>
        <source>Pages: %1</source>
        <translation>Seiten: %1</translation>
    </message>
    <message>
        <source>Calibration for:</source>
        <translation>Kalibrierung für:</translation>
    </message>
    <message>
        <source>Measured width:</source>
        <translation>Gemessene Breite:</translation>
    </message>
    <message>
        <source>Measured height:</source>
        <translation>Gemessene Höhe:</translation>
    </message>
    <message>
        <source>Zip archive with all sheets as a PDF, the map as PNG and SVG, the map file and a list of contents</source>
        <translation>Zip-Archiv mit allen Blättern als PDF, der Karte als PNG und SVG, der Kartendatei und einem Inhaltsverzeichnis</translation>
    </message>
    <message>
        <source>Print the printer check and enter the lengths of its lines. On paper of %1 × %2 mm they should be %3 and %4 mm.</source>
        <translation>Die Druckerprüfung drucken und die Längen ihrer Linien eintragen. Auf Papier von %1 × %2 mm sollen sie %3 und %4 mm lang sein.</translation>
    </message>
    <message>
        <source>These lengths are more than 10% off or don’t match each other. Measure again, from end mark to end mark.</source>
        <translation>Diese Längen weichen um mehr als 10&#xa0;% ab oder passen nicht zueinander. Noch einmal von Endmarke zu Endmarke messen.</translation>
    </message>
    <message>
        <source>Pages: %1 (without bleed: %2)</source>
        <translation>Seiten: %1 (ohne Beschnitt: %2)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Spelling</name>
    <message>
        <source>Add “%1” to project dictionary</source>
        <translation>„%1“ ins Projektwörterbuch aufnehmen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::StampTool</name>
    <message numerus="yes">
        <source>Paste %Ln hex(es)</source>
        <translation>
            <numerusform>%Ln Hexfeld einfügen</numerusform>
            <numerusform>%Ln Hexfelder einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Click or press Enter to paste, Esc to finish</source>
        <translation>Mit Klick oder Eingabe einfügen, mit Esc beenden</translation>
    </message>
</context>
<context>
    <name>hexa::editor::StandInBadge</name>
    <message>
        <source>partly stand-in</source>
        <comment>a card</comment>
        <translation>teils Ersatz</translation>
    </message>
    <message>
        <source>stand-in</source>
        <comment>a card</comment>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>S</source>
        <comment>letter that marks a stand-in card</comment>
        <translation>E</translation>
    </message>
</context>
<context>
    <name>hexa::editor::StandInLegend</name>
    <message>
        <source>%1 stand-in card</source>
        <comment>%1 is the mark, *</comment>
        <translation>%1 Ersatzkarte</translation>
    </message>
</context>
<context>
    <name>hexa::editor::StartDialog</name>
    <message>
        <source>Choose the setup instead of dealing it at random</source>
        <translation>Aufbau wählen statt zufällig austeilen</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behalten</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>One person against the program</source>
        <translation>Ein Mensch gegen das Programm</translation>
    </message>
    <message>
        <source>Basic game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>As set here</source>
        <translation>Wie hier eingestellt</translation>
    </message>
    <message>
        <source>Random seats</source>
        <translation>Zufällige Sitze</translation>
    </message>
    <message>
        <source>P&amp;reset:</source>
        <translation>&amp;Vorlage:</translation>
    </message>
    <message>
        <source>&amp;Variant:</source>
        <translation>Va&amp;riante:</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>Start&amp;wert:</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Sitz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>number of the seat, its home</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Program, %1</source>
        <translation>Programm, %1</translation>
    </message>
    <message>
        <source>As on the map</source>
        <translation>Wie auf der Karte</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>%1:</source>
        <comment>caption of a field</comment>
        <translation>%1:</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>%1: on</source>
        <comment>variant or house rule</comment>
        <translation>%1: an</translation>
    </message>
    <message>
        <source>%1: off</source>
        <comment>variant or house rule</comment>
        <translation>%1: aus</translation>
    </message>
    <message>
        <source>Same as &amp;Map</source>
        <translation>Wie auf der &amp;Karte</translation>
    </message>
    <message>
        <source>Enter &amp;dice rolls and cards drawn at a real table</source>
        <translation>Würfelergebnisse und &amp;gezogene Spielkarten vom Spieltisch eingeben</translation>
    </message>
    <message>
        <source>Set Up Game</source>
        <translation>Partie einrichten</translation>
    </message>
    <message>
        <source>Same as last time</source>
        <translation>Wie zuletzt</translation>
    </message>
    <message>
        <source>People only, at this screen</source>
        <translation>Nur Menschen an diesem Bildschirm</translation>
    </message>
    <message>
        <source>Watch the program play</source>
        <translation>Dem Programm beim Spielen zuschauen</translation>
    </message>
    <message>
        <source>New each time</source>
        <translation>Jedes Mal neu</translation>
    </message>
    <message>
        <source>Player type of seat %1</source>
        <translation>Spielertyp von Sitz %1</translation>
    </message>
    <message>
        <source>The variant and house rules of the map apply.</source>
        <translation>Es gelten Variante und Hausregeln der Karte.</translation>
    </message>
    <message>
        <source>Your choice for this map: %1.</source>
        <translation>Für diese Karte gewählt: %1.</translation>
    </message>
    <message>
        <source>This game can’t be played: %1</source>
        <translation>Diese Partie kann nicht gespielt werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>The map has %n problem(s) but can still be played.</source>
        <translation>
            <numerusform>Die Karte hat %n Problem, ist aber trotzdem spielbar.</numerusform>
            <numerusform>Die Karte hat %n Probleme, ist aber trotzdem spielbar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Only the cards of the selected player are visible.</source>
        <translation>Nur die Karten des gewählten Spielers sind sichtbar.</translation>
    </message>
    <message>
        <source>&amp;Show secret cards of:</source>
        <translation>Geheime Karten &amp;zeigen von:</translation>
    </message>
</context>
<context>
    <name>hexa::editor::StatisticsPanel</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Sitz</numerusform>
            <numerusform>%n Sitze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln Plättchen</numerusform>
            <numerusform>%Ln Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank space(s)</source>
        <translation>
            <numerusform>%Ln Leerraum</numerusform>
            <numerusform>%Ln Leerräume</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recommended for %n player(s)</source>
        <translation>
            <numerusform>Empfohlen für %n Spieler</numerusform>
            <numerusform>Empfohlen für %n Spieler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln too few</source>
        <translation>
            <numerusform>%Ln zu wenig</numerusform>
            <numerusform>%Ln zu wenige</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <translation>
            <numerusform>%Ln zu viel</numerusform>
            <numerusform>%Ln zu viele</numerusform>
        </translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>In the box</source>
        <translation>In der Schachtel</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left in the box</source>
        <translation>
            <numerusform>noch %Ln in der Schachtel</numerusform>
            <numerusform>noch %Ln in der Schachtel</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Paint with %1</source>
        <translation>Mit %1 &amp;malen</translation>
    </message>
    <message>
        <source>No empty slots left</source>
        <translation>Keine freien Felder mehr</translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty slot(s) left</source>
        <translation>
            <numerusform>noch %Ln freies Feld</numerusform>
            <numerusform>noch %Ln freie Felder</numerusform>
        </translation>
    </message>
    <message>
        <source>No seats yet. Place each player’s home or choose a layout to see the recommended tile counts here.</source>
        <translation>Noch keine Sitze. Für jeden Spieler ein Heimatfeld setzen oder eine Anordnung wählen, um hier die empfohlenen Anzahlen zu sehen.</translation>
    </message>
    <message numerus="yes">
        <source>This game has no recommended tile counts for %n player(s).</source>
        <translation>
            <numerusform>Dieses Spiel empfiehlt für %n Spieler keine Plättchenzahlen.</numerusform>
            <numerusform>Dieses Spiel empfiehlt für %n Spieler keine Plättchenzahlen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more than in the box</source>
        <translation>
            <numerusform>%Ln mehr als in der Schachtel</numerusform>
            <numerusform>%Ln mehr als in der Schachtel</numerusform>
        </translation>
    </message>
    <message>
        <source>Other objects</source>
        <translation>Weitere Objekte</translation>
    </message>
    <message>
        <source>&amp;Select on the Map</source>
        <translation>Auf der Karte &amp;auswählen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::StatusFields</name>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln Plättchen</numerusform>
            <numerusform>%Ln Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Sitz</numerusform>
            <numerusform>%n Sitze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty</source>
        <comment>slots of the layout</comment>
        <translation>
            <numerusform>%Ln frei</numerusform>
            <numerusform>%Ln frei</numerusform>
        </translation>
    </message>
    <message>
        <source>No problems</source>
        <translation>Keine Probleme</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln Problem</numerusform>
            <numerusform>%Ln Probleme</numerusform>
        </translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>nicht gespeichert</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>no recovery copies</source>
        <translation>keine Sicherungskopien</translation>
    </message>
    <message>
        <source>Tiles on the map. Click to open the statistics.</source>
        <translation>Plättchen auf der Karte. Klicken, um die Statistik zu öffnen.</translation>
    </message>
    <message>
        <source>Rule problems on this map. Click to list them.</source>
        <translation>Regelprobleme der Karte. Klicken, um die Liste zu öffnen.</translation>
    </message>
    <message>
        <source>Fairness of the map. Click to check it.</source>
        <translation>Fairness der Karte. Zum Prüfen klicken.</translation>
    </message>
    <message>
        <source>Not saved yet. Click to save.</source>
        <translation>Noch nicht gespeichert. Zum Speichern klicken.</translation>
    </message>
    <message>
        <source>Zoom. Click to fit the map in the window.</source>
        <translation>Zoom. Klicken, um die Karte ins Fenster einzupassen.</translation>
    </message>
    <message>
        <source>Hex under the pointer. Click for its properties.</source>
        <translation>Hexfeld unter dem Mauszeiger. Klicken, um seine Eigenschaften zu zeigen.</translation>
    </message>
    <message>
        <source>Click to go to the decision.</source>
        <translation>Klicken, um zur Entscheidung zu gehen.</translation>
    </message>
    <message>
        <source>Recovery copies can’t be written: %1
Save your work, then free disk space or allow access to the folder %2.</source>
        <translation>Sicherungskopien können nicht geschrieben werden: %1
Die Arbeit speichern, dann Speicherplatz freigeben oder den Zugriff auf den Ordner %2 erlauben.</translation>
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
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Strength: %1.</source>
        <translation>Stärke: %1.</translation>
    </message>
    <message numerus="yes">
        <source>And %Ln more event(s).</source>
        <comment>sentences of the log</comment>
        <translation>
            <numerusform>Und %Ln weiteres Ereignis.</numerusform>
            <numerusform>Und %Ln weitere Ereignisse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::StyleList</name>
    <message>
        <source>any style</source>
        <translation>jeder Stil</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SuggestionsPanel</name>
    <message>
        <source>Gap %1 → %2 points</source>
        <comment>predicted, before and after</comment>
        <translation>Abstand %1 → %2 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <comment>that change</comment>
        <translation>
            <numerusform>%Ln Plättchen</numerusform>
            <numerusform>%Ln Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for suggestions…</source>
        <translation>Vorschläge werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>Suggestions</source>
        <translation>Vorschläge</translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln slot(s): gap of about %1 points</source>
        <translation>
            <numerusform>%Ln Feld füllen: Abstand von etwa %1 Punkten</numerusform>
            <numerusform>%Ln Felder füllen: Abstand von etwa %1 Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln slot(s)</source>
        <translation>
            <numerusform>%Ln Feld füllen</numerusform>
            <numerusform>%Ln Felder füllen</numerusform>
        </translation>
    </message>
    <message>
        <source>Fill empty slots</source>
        <translation>Freie Felder füllen</translation>
    </message>
    <message numerus="yes">
        <source>%n more wish(es) met</source>
        <translation>
            <numerusform>%n Wunsch mehr erfüllt</numerusform>
            <numerusform>%n Wünsche mehr erfüllt</numerusform>
        </translation>
    </message>
    <message>
        <source>More even: %1 (%2 → %3%)</source>
        <comment>a figure, its equality before and after</comment>
        <translation>Gleichmäßiger verteilt: %1 (%2 → %3&#xa0;%)</translation>
    </message>
    <message>
        <source>No small change is likely to make the map better. Use Repair to test swaps in games.</source>
        <translation>Kleine Änderungen dürften die Karte nicht verbessern. Mit Reparatur lassen sich Vertauschungen in Partien erproben.</translation>
    </message>
    <message>
        <source>Point at a suggestion to see it on the map. Select one, then press Apply.</source>
        <translation>Auf einen Vorschlag zeigen, um ihn auf der Karte zu sehen. Einen auswählen, dann Übernehmen drücken.</translation>
    </message>
    <message numerus="yes">
        <source>Apply suggestion for %Ln tile(s)</source>
        <translation>
            <numerusform>Vorschlag für %Ln Plättchen übernehmen</numerusform>
            <numerusform>Vorschlag für %Ln Plättchen übernehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>Überneh&amp;men</translation>
    </message>
    <message>
        <source>Apply the selected suggestion. You can undo this.</source>
        <translation>Wendet den ausgewählten Vorschlag auf die Karte an. Lässt sich rückgängig machen.</translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln slot(s): %1% lead according to the author’s weights</source>
        <translation>
            <numerusform>%Ln Feld füllen: %1&#xa0;% Vorsprung nach der Gewichtung des Autors</numerusform>
            <numerusform>%Ln Felder füllen: %1&#xa0;% Vorsprung nach der Gewichtung des Autors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead %1 → %2% according to the author’s weights, %n tile(s) swapped</source>
        <comment>of the richest seat over the poorest, before and after</comment>
        <translation>
            <numerusform>Vorsprung %1 → %2&#xa0;% nach der Gewichtung des Autors, %n Plättchen vertauscht</numerusform>
            <numerusform>Vorsprung %1 → %2&#xa0;% nach der Gewichtung des Autors, %n Plättchen vertauscht</numerusform>
        </translation>
    </message>
    <message>
        <source>No swap of up to three pairs of tiles makes the map more balanced according to the author’s weights.</source>
        <translation>Keine Vertauschung von bis zu drei Plättchenpaaren macht die Karte nach der Gewichtung des Autors ausgewogener.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::SymmetryMenu</name>
    <message>
        <source>No symmetry</source>
        <translation>Keine Symmetrie</translation>
    </message>
    <message>
        <source>Mirror, horizontal axis</source>
        <translation>Spiegelung, waagerechte Achse</translation>
    </message>
    <message>
        <source>Mirror, vertical axis</source>
        <translation>Spiegelung, senkrechte Achse</translation>
    </message>
    <message>
        <source>Mirror, axis at %1°</source>
        <translation>Spiegelung, Achse bei %1°</translation>
    </message>
    <message>
        <source>180° rotation</source>
        <translation>Drehung um 180°</translation>
    </message>
    <message>
        <source>120° rotation</source>
        <translation>Drehung um 120°</translation>
    </message>
    <message>
        <source>60° rotation</source>
        <translation>Drehung um 60°</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n mirror(s)</source>
        <translation>
            <numerusform>%1 und %n Spiegelung</numerusform>
            <numerusform>%1 und %n Spiegelungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (about a hex)</source>
        <translation>%1 (um ein Hexfeld)</translation>
    </message>
    <message>
        <source>%1 (about an edge)</source>
        <translation>%1 (um eine Kante)</translation>
    </message>
    <message>
        <source>%1 (about a corner)</source>
        <translation>%1 (um eine Ecke)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TableDialog</name>
    <message>
        <source>Read as &amp;Windows-1252 (old files with garbled accents)</source>
        <translation>Als &amp;Windows-1252 lesen (alte Dateien mit falschen Umlauten)</translation>
    </message>
    <message>
        <source>Columns of %1</source>
        <translation>Spalten von %1</translation>
    </message>
    <message>
        <source>Choose the contents of each column in the box above it. Columns set to “Leave out” are not changed.</source>
        <translation>Über jeder Spalte ihren Inhalt wählen. Spalten mit „Auslassen“ bleiben unverändert.</translation>
    </message>
    <message>
        <source>Comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>Semicolon</source>
        <translation>Semikolon</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>First rows of the table</source>
        <translation>Erste Zeilen der Tabelle</translation>
    </message>
    <message>
        <source>&amp;Separator:</source>
        <translation>&amp;Trennzeichen:</translation>
    </message>
    <message>
        <source>S&amp;ource language:</source>
        <translation>&amp;Ausgangssprache:</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(ohne Namen)</translation>
    </message>
    <message>
        <source>Content of column %1</source>
        <translation>Inhalt der Spalte %1</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>ID</source>
        <translation>ID</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Maximum length</source>
        <translation>Höchstlänge</translation>
    </message>
    <message>
        <source>Text: %1</source>
        <translation>Text: %1</translation>
    </message>
    <message>
        <source>Several columns are set to “%1”. Choose this for one column only.</source>
        <translation>Mehrere Spalten stehen auf „%1“. Diesen Inhalt nur für eine Spalte wählen.</translation>
    </message>
    <message>
        <source>Column “%1” may be in %2 or %3. Choose its language above it.</source>
        <translation>Spalte „%1“ kann in %2 oder %3 sein. Die Sprache über der Spalte wählen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TargetRows</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>The map counts as fair if all win rates are equal.</source>
        <translation>Die Karte gilt als fair, wenn alle Siegquoten gleich sind.</translation>
    </message>
    <message>
        <source>The map counts as fair if the win rates have this ratio.</source>
        <translation>Die Karte gilt als fair, wenn die Siegquoten dieses Verhältnis haben.</translation>
    </message>
    <message>
        <source>Target win rate for %1</source>
        <comment>player or side</comment>
        <translation>Vorgegebene Siegquote für %1</translation>
    </message>
    <message>
        <source>= %1%</source>
        <comment>share of the wins</comment>
        <translation>= %1&#xa0;%</translation>
    </message>
    <message>
        <source>Set target win rates</source>
        <translation>Siegquoten vorgeben</translation>
    </message>
    <message>
        <source>Remove target win rates</source>
        <translation>Vorgegebene Siegquoten entfernen</translation>
    </message>
    <message>
        <source>Set target win rates to %1</source>
        <translation>Siegquoten auf %1 setzen</translation>
    </message>
    <message>
        <source>Target win rates</source>
        <translation>Vorgegebene Siegquoten</translation>
    </message>
    <message>
        <source>For battles not meant to be even: how often each side should win</source>
        <translation>Für Schlachten, die nicht ausgeglichen sein sollen: wie oft jede Seite gewinnen soll</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TasteRows</name>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
    <message>
        <source>Map style</source>
        <translation>Kartenstil</translation>
    </message>
    <message>
        <source>this map: %1%</source>
        <comment>place among random maps</comment>
        <translation>diese Karte: %1&#xa0;%</translation>
    </message>
    <message>
        <source>The middle of each slider is typical of random maps</source>
        <translation>Die Mitte jedes Reglers entspricht einer typischen zufälligen Karte</translation>
    </message>
    <message>
        <source>Value: %1. The percentage shows how many random maps have a lower value.</source>
        <translation>Wert: %1. Die Prozentzahl zeigt, wie viele zufällige Karten einen niedrigeren Wert haben.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TermEditor</name>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>Gebrauch</translation>
    </message>
    <message>
        <source>&amp;Key:</source>
        <translation>&amp;Schlüssel:</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Notiz:</translation>
    </message>
    <message>
        <source>Use of %1</source>
        <translation>Gebrauch von %1</translation>
    </message>
    <message>
        <source>Term forms</source>
        <translation>Formen des Begriffs</translation>
    </message>
    <message>
        <source>Also an everyday &amp;word</source>
        <translation>Auch ein &amp;Alltagswort</translation>
    </message>
    <message>
        <source>If the term is missing from a text, this is only a hint</source>
        <translation>Fehlt der Begriff in einem Text, ist das nur ein Hinweis</translation>
    </message>
    <message>
        <source>Na&amp;me, the same in all languages</source>
        <translation>Na&amp;me, in allen Sprachen gleich</translation>
    </message>
    <message>
        <source>Exac&amp;t spelling only</source>
        <translation>Nur &amp;genaue Schreibweise</translation>
    </message>
    <message>
        <source>Always written with these capital letters and never inflected</source>
        <translation>Immer mit diesen Großbuchstaben und ohne Beugung</translation>
    </message>
    <message>
        <source>Type here to add a form</source>
        <translation>Hier schreiben, um eine Form hinzuzufügen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TermFinder</name>
    <message>
        <source>Find Terms</source>
        <translation>Begriffe finden</translation>
    </message>
    <message>
        <source>&amp;Show Occurrences</source>
        <translation>&amp;Stellen zeigen</translation>
    </message>
    <message numerus="yes">
        <source>Add %Ln term(s)</source>
        <translation>
            <numerusform>%Ln Begriff aufnehmen</numerusform>
            <numerusform>%Ln Begriffe aufnehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>Found terms</source>
        <translation>Gefundene Begriffe</translation>
    </message>
    <message>
        <source>Add &amp;to Glossary</source>
        <translation>Ins &amp;Glossar aufnehmen</translation>
    </message>
    <message>
        <source>Ski&amp;p</source>
        <translation>Ü&amp;bergehen</translation>
    </message>
    <message>
        <source>These texts use the glossary of their game, so terms can’t be added.</source>
        <translation>Diese Texte verwenden das Glossar ihres Spiels, daher lassen sich keine Begriffe hinzufügen.</translation>
    </message>
    <message>
        <source>Searching for terms…</source>
        <translation>Begriffe werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>No new terms found. A term has to occur in several rows and in two languages.</source>
        <translation>Keine neuen Begriffe gefunden. Ein Begriff muss in mehreren Zeilen und in zwei Sprachen vorkommen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) may be missing from the glossary. Select several with Shift or Ctrl. Press Enter to add the selected ones, Delete to skip them, F2 to edit a form.</source>
        <translation>
            <numerusform>%Ln Begriff fehlt vielleicht im Glossar. Mehrere mit Umschalt oder Strg auswählen. Mit Eingabe die ausgewählten aufnehmen, mit Entf übergehen, mit F2 eine Form ändern.</numerusform>
            <numerusform>%Ln Begriffe fehlen vielleicht im Glossar. Mehrere mit Umschalt oder Strg auswählen. Mit Eingabe die ausgewählten aufnehmen, mit Entf übergehen, mit F2 eine Form ändern.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::TermFinderModel</name>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Agreement</source>
        <translation>Übereinstimmung</translation>
    </message>
    <message>
        <source>Share of rows with both words among all rows with one of them</source>
        <translation>Anteil der Zeilen mit beiden Wörtern an allen Zeilen mit einem davon</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TermsPanel</name>
    <message>
        <source>This project has no glossary.</source>
        <translation>Dieses Projekt hat kein Glossar.</translation>
    </message>
    <message>
        <source>No texts are open. Open a text project first.</source>
        <translation>Es sind keine Texte geöffnet. Zuerst ein Textprojekt öffnen.</translation>
    </message>
    <message>
        <source>Not found in this text</source>
        <translation>In diesem Text nicht gefunden</translation>
    </message>
    <message>
        <source>&amp;Edit in Glossary…</source>
        <translation>Im Glossar &amp;bearbeiten&#xa0;…</translation>
    </message>
    <message>
        <source>Row terms</source>
        <translation>Begriffe der Zeile</translation>
    </message>
    <message>
        <source>No glossary terms in this row.</source>
        <translation>Keine Glossarbegriffe in dieser Zeile.</translation>
    </message>
    <message>
        <source>Press Alt and a digit to insert a term.</source>
        <translation>Alt und eine Ziffer drücken, um einen Begriff einzusetzen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextCell</name>
    <message>
        <source>No dictionary for %1. Install a Hunspell dictionary.</source>
        <translation>Kein Wörterbuch für %1. Ein Hunspell-Wörterbuch installieren.</translation>
    </message>
    <message>
        <source>&amp;Find Other Uses of These Words…</source>
        <translation>Diese &amp;Wörter anderswo suchen&#xa0;…</translation>
    </message>
    <message>
        <source>Add to &amp;Glossary…</source>
        <translation>Ins &amp;Glossar aufnehmen&#xa0;…</translation>
    </message>
    <message>
        <source>Searching for similar words…</source>
        <translation>Ähnliche Wörter werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Add “%1” to Project Dictionary</source>
        <translation>„%1“ ins Projektwörterbuch &amp;aufnehmen</translation>
    </message>
    <message>
        <source>No similar words</source>
        <translation>Keine ähnlichen Wörter</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextDelegate</name>
    <message>
        <source>(no text)</source>
        <translation>(kein Text)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextExportDialog</name>
    <message>
        <source>Export Texts</source>
        <translation>Texte exportieren</translation>
    </message>
    <message>
        <source>Markdown (.md)</source>
        <translation>Markdown (.md)</translation>
    </message>
    <message>
        <source>Pages (.pdf)</source>
        <translation>Seiten (.pdf)</translation>
    </message>
    <message>
        <source>For translators: PO</source>
        <translation>Für Übersetzer: PO</translation>
    </message>
    <message>
        <source>For translators: XLIFF 1.2</source>
        <translation>Für Übersetzer: XLIFF 1.2</translation>
    </message>
    <message>
        <source>For translators: XLIFF 2.0</source>
        <translation>Für Übersetzer: XLIFF 2.0</translation>
    </message>
    <message>
        <source>For translators: Qt TS</source>
        <translation>Für Übersetzer: Qt TS</translation>
    </message>
    <message>
        <source>Format:</source>
        <translation>Format:</translation>
    </message>
    <message>
        <source>Languages:</source>
        <translation>Sprachen:</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen&#xa0;…</translation>
    </message>
    <message>
        <source>Folder:</source>
        <translation>Ordner:</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Choose a language.</source>
        <translation>Eine Sprache wählen.</translation>
    </message>
    <message>
        <source>Choose a language other than the source language.</source>
        <translation>Eine andere Sprache als die Ausgangssprache wählen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) already exist. Replace them?</source>
        <translation>
            <numerusform>%Ln Datei ist bereits vorhanden. Ersetzen?</numerusform>
            <numerusform>%Ln Dateien sind bereits vorhanden. Ersetzen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved in %1</source>
        <translation>
            <numerusform>%Ln Datei in %1 gespeichert</numerusform>
            <numerusform>%Ln Dateien in %1 gespeichert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Change only translations in the imported files</source>
        <translation>Nur Übersetzungen in den importierten Dateien ändern</translation>
    </message>
    <message>
        <source>Comments, keys, order and layout stay as they were imported.</source>
        <translation>Kommentare, Schlüssel, Reihenfolge und Layout bleiben wie beim Import.</translation>
    </message>
    <message>
        <source>Table of all languages (.csv)</source>
        <translation>Tabelle aller Sprachen (.csv)</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextFiles</name>
    <message>
        <source>Open Text Project</source>
        <translation>Textprojekt öffnen</translation>
    </message>
    <message>
        <source>No translations were imported from %1.</source>
        <translation>Aus %1 wurden keine Übersetzungen importiert.</translation>
    </message>
    <message>
        <source>Import translations from %1</source>
        <translation>Übersetzungen aus %1 importieren</translation>
    </message>
    <message>
        <source>Unnamed texts</source>
        <translation>Unbenannte Texte</translation>
    </message>
    <message>
        <source>texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Save Text Project</source>
        <translation>Textprojekt speichern</translation>
    </message>
    <message>
        <source>Text projects (*.hexatext)</source>
        <translation>Textprojekte (*.hexatext)</translation>
    </message>
    <message>
        <source>%1 could not be saved. The texts are still open and unchanged.</source>
        <translation>%1 konnte nicht gespeichert werden. Die Texte bleiben geöffnet und unverändert.</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation>%1 wird geöffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Saving %1…</source>
        <translation>%1 wird gespeichert&#xa0;…</translation>
    </message>
    <message>
        <source>Text project “%1”</source>
        <translation>Textprojekt „%1“</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>The rules reference can’t be opened.</source>
        <translation>Die Regelreferenz lässt sich nicht öffnen.</translation>
    </message>
    <message>
        <source>%1 glossary</source>
        <translation>Glossar von %1</translation>
    </message>
    <message>
        <source>Game glossary</source>
        <translation>Glossar des Spiels</translation>
    </message>
    <message>
        <source>New Project from Translation Files (One per Language)</source>
        <translation>Neues Projekt aus Übersetzungsdateien (eine je Sprache)</translation>
    </message>
    <message>
        <source>%1 can’t be imported.</source>
        <translation>%1 lässt sich nicht importieren.</translation>
    </message>
    <message>
        <source>These files can’t be combined into one project.</source>
        <translation>Diese Dateien lassen sich nicht zu einem Projekt verbinden.</translation>
    </message>
    <message>
        <source>Another file is still being read. Please try again afterwards.</source>
        <translation>Eine andere Datei wird noch gelesen. Bitte danach noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Import Translations from File</source>
        <translation>Übersetzungen aus Datei importieren</translation>
    </message>
    <message>
        <source>%1 was not imported because other texts are open now. Import the file again if needed.</source>
        <translation>%1 wurde nicht importiert, weil jetzt andere Texte geöffnet sind. Die Datei bei Bedarf noch einmal importieren.</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Create Report</source>
        <translation>Bericht erstellen</translation>
    </message>
    <message>
        <source>A report is already being created. Please wait until it is finished.</source>
        <translation>Es wird schon ein Bericht erstellt. Bitte warten, bis er fertig ist.</translation>
    </message>
    <message>
        <source>Unnamed text project</source>
        <translation>Unbenanntes Textprojekt</translation>
    </message>
    <message>
        <source>Text projects (*.hexatext);;Translation files (*.po *.xlf *.xliff *.ts *.csv *.tsv);;All files (*)</source>
        <translation>Textprojekte (*.hexatext);;Übersetzungsdateien (*.po *.xlf *.xliff *.ts *.csv *.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Translation files (*.po *.xlf *.xliff *.ts *.csv *.tsv);;All files (*)</source>
        <translation>Übersetzungsdateien (*.po *.xlf *.xliff *.ts *.csv *.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Replace the terms of these texts with those from %1?</source>
        <translation>Die Begriffe dieser Texte durch die aus %1 ersetzen?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) in the file.</source>
        <translation>
            <numerusform>%Ln Begriff in der Datei.</numerusform>
            <numerusform>%Ln Begriffe in der Datei.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import terms from %1</source>
        <translation>Begriffe aus %1 importieren</translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) imported from %1.</source>
        <translation>
            <numerusform>%Ln Begriff aus %1 importiert.</numerusform>
            <numerusform>%Ln Begriffe aus %1 importiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextMemories</name>
    <message>
        <source>A translation memory is being read or saved. Please try again in a moment.</source>
        <translation>Ein Übersetzungsspeicher wird gerade gelesen oder gespeichert. Bitte gleich noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Use Translation Memory</source>
        <translation>Übersetzungsspeicher verwenden</translation>
    </message>
    <message>
        <source>Translation memories and text projects (*.tmx *.hexatext);;All files (*)</source>
        <translation>Übersetzungsspeicher und Textprojekte (*.tmx *.hexatext);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) from %1 will be used for suggestions from now on.</source>
        <translation>
            <numerusform>Ab jetzt wird auch %Ln Text aus %1 für Vorschläge genutzt.</numerusform>
            <numerusform>Ab jetzt werden auch %Ln Texte aus %1 für Vorschläge genutzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can’t be used as a translation memory.</source>
        <translation>%1 lässt sich nicht als Übersetzungsspeicher verwenden.</translation>
    </message>
    <message>
        <source>The translation memory can’t be exported.</source>
        <translation>Der Übersetzungsspeicher lässt sich nicht exportieren.</translation>
    </message>
    <message>
        <source>Export Translation Memory</source>
        <translation>Übersetzungsspeicher exportieren</translation>
    </message>
    <message>
        <source>Translation memories (*.tmx)</source>
        <translation>Übersetzungsspeicher (*.tmx)</translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation>%1 konnte nicht gespeichert werden.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln Zeile in %1 gespeichert.</numerusform>
            <numerusform>%Ln Zeilen in %1 gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Searching translation memories for missing translations…</source>
        <translation>Übersetzungen für leere Texte werden gesucht&#xa0;…</translation>
    </message>
    <message>
        <source>The translation memories have no match for any empty text in this language.</source>
        <translation>Die Übersetzungsspeicher enthalten nichts Passendes für leere Texte dieser Sprache.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) filled from translation memory. Review them before approving.</source>
        <translation>
            <numerusform>%Ln Text aus dem Übersetzungsspeicher gefüllt. Vor dem Freigeben durchsehen.</numerusform>
            <numerusform>%Ln Texte aus dem Übersetzungsspeicher gefüllt. Vor dem Freigeben durchsehen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextModel</name>
    <message>
        <source>Row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Row %1, %2</source>
        <translation>Zeile %1, %2</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>%1 (source)</source>
        <translation>%1 (Ausgangstext)</translation>
    </message>
    <message>
        <source>Spelling is not checked. Turn it on with Check Spelling.</source>
        <translation>Die Rechtschreibung wird nicht geprüft. Mit „Rechtschreibung prüfen“ einschalten.</translation>
    </message>
    <message>
        <source>Spelling is checked with the installed dictionary.</source>
        <translation>Die Rechtschreibung wird mit dem installierten Wörterbuch geprüft.</translation>
    </message>
    <message>
        <source>Spelling is not checked. Install a Hunspell dictionary for this language.</source>
        <translation>Die Rechtschreibung wird nicht geprüft. Ein Hunspell-Wörterbuch für diese Sprache installieren.</translation>
    </message>
    <message>
        <source>With values: %1</source>
        <translation>Mit Werten: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextStart</name>
    <message>
        <source>&amp;Open Text Project…</source>
        <translation>Textprojekt ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Import Texts…</source>
        <translation>Texte &amp;importieren&#xa0;…</translation>
    </message>
    <message>
        <source>No texts are open.</source>
        <translation>Es sind keine Texte geöffnet.</translation>
    </message>
    <message>
        <source>Open a text project, or create one from finished texts in several languages. The texts are placed side by side, row by row.</source>
        <translation>Ein Textprojekt öffnen oder eines aus fertigen Texten in mehreren Sprachen erstellen. Die Texte werden Zeile für Zeile nebeneinandergestellt.</translation>
    </message>
    <message>
        <source>Open &amp;Rules Reference</source>
        <translation>&amp;Regelreferenz öffnen</translation>
    </message>
    <message>
        <source>Translate Open &amp;Map</source>
        <translation>Offene &amp;Karte übersetzen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TileMapDialog</name>
    <message>
        <source>Tiles of the Imported Map</source>
        <translation>Kacheln der importierten Karte</translation>
    </message>
    <message>
        <source>Empty slot</source>
        <translation>Freies Feld</translation>
    </message>
    <message>
        <source>Blank space</source>
        <translation>Leerraum</translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Search tiles</source>
        <translation>Kacheln suchen</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Kachel</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>All shown tiles</source>
        <translation>Alle angezeigten Kacheln</translation>
    </message>
    <message>
        <source>Same as group</source>
        <translation>Wie die Gruppe</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Weglassen</translation>
    </message>
    <message>
        <source>Choose what these tiles become in %1. The imported map has no entry for them.</source>
        <translation>Auswählen, wozu diese Kacheln in %1 werden. Die importierte Karte enthält dazu keine Angabe.</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Set all shown tiles to…</source>
        <translation>Alle angezeigten Kacheln setzen auf&#xa0;…</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TilePalette</name>
    <message>
        <source>Search tiles</source>
        <translation>Plättchen suchen</translation>
    </message>
    <message>
        <source>Search tiles by name or letter</source>
        <translation>Plättchen nach Name oder Buchstabe suchen</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Player %1: %2</source>
        <translation>Spieler %1: %2</translation>
    </message>
    <message>
        <source>&amp;Paint with This Tile</source>
        <translation>Mit diesem Plättchen &amp;malen</translation>
    </message>
    <message>
        <source>P&amp;lace on Selection</source>
        <translation>Auf die Aus&amp;wahl legen</translation>
    </message>
    <message>
        <source>&amp;Select All of This Kind</source>
        <translation>Alle dieser &amp;Art auswählen</translation>
    </message>
    <message>
        <source>Name or letter of a tile. Press Enter for the first match.</source>
        <translation>Name oder Buchstabe eines Plättchens. Mit Eingabe den ersten Treffer wählen.</translation>
    </message>
    <message>
        <source>Use Ctrl or Shift to select several. The brush then picks one of them at random for each hex.</source>
        <translation>Mit Strg oder Umschalt mehrere auswählen. Der Pinsel nimmt dann für jedes Feld zufällig eines davon.</translation>
    </message>
    <message>
        <source>Owner of placed objects</source>
        <translation>Besitzer gesetzter Objekte</translation>
    </message>
    <message>
        <source>Owner of the edges, pieces and zones you place</source>
        <translation>Besitzer neu gesetzter Kanten, Figuren und Zonen</translation>
    </message>
    <message>
        <source>No owner</source>
        <translation>Ohne Besitzer</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TourBar</name>
    <message>
        <source>Done!</source>
        <translation>Geschafft!</translation>
    </message>
    <message>
        <source>Step %1 of %2: %3</source>
        <comment>of the guided tour</comment>
        <translation>Schritt %1 von %2: %3</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>Drag a tile from the palette on the left onto an empty slot of the map. The slot lights up while you drag. If the tile can’t go there, the reason appears at the pointer.</source>
        <translation>Ein Plättchen aus der Palette links auf ein freies Feld der Karte ziehen. Beim Ziehen leuchtet das Feld auf. Geht es dort nicht, steht der Grund am Mauszeiger.</translation>
    </message>
    <message>
        <source>Choose a symmetry in the toolbar (or press S) and place another tile. The symmetric hexes get matching tiles.</source>
        <translation>In der Werkzeugleiste eine Symmetrie wählen (oder S drücken) und noch ein Plättchen legen. Die symmetrischen Felder bekommen passende Plättchen.</translation>
    </message>
    <message>
        <source>Press Ctrl+Shift+G to fill the empty slots as fairly as possible. Your own tiles are kept. Press Ctrl+Z to undo.</source>
        <translation>Strg+Umschalt+G drücken, um die freien Felder so fair wie möglich zu füllen. Die selbst gelegten Plättchen bleiben. Mit Strg+Z rückgängig machen.</translation>
    </message>
    <message>
        <source>Start a check on the right: the bots play the map until it is clear whether it is fair. The light in the status bar shows the result.</source>
        <translation>Rechts eine Prüfung starten: Die Bots spielen auf der Karte, bis klar ist, ob sie fair ist. Die Ampel in der Statusleiste zeigt das Ergebnis.</translation>
    </message>
    <message>
        <source>Open Print (Ctrl+6) to see the map on a sheet. Choose any other sheets you want and save a PDF.</source>
        <translation>Drucken öffnen (Strg+6), um die Karte auf einem Blatt zu sehen. Weitere Blätter wählen und ein PDF speichern.</translation>
    </message>
    <message>
        <source>Drag a piece from the palette on the left onto the map. Its place lights up while you drag. If the piece can’t go there, the reason appears at the pointer.</source>
        <translation>Ein Teil aus der Palette links auf die Karte ziehen. Beim Ziehen leuchtet sein Platz auf. Passt das Teil dort nicht hin, erscheint der Grund am Mauszeiger.</translation>
    </message>
    <message>
        <source>Hide the tour. Use Help &gt; Guided Tour to resume it.</source>
        <translation>Blendet den Rundgang aus. Mit Hilfe &gt; Rundgang lässt er sich fortsetzen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Tracing</name>
    <message>
        <source>Choose a picture file, not a folder or device.</source>
        <translation>Eine Bilddatei wählen, keinen Ordner und kein Gerät.</translation>
    </message>
    <message>
        <source>%1 can’t be shown below the map.</source>
        <translation>%1 lässt sich nicht unter der Karte zeigen.</translation>
    </message>
    <message>
        <source>The file no longer exists. Choose another one.</source>
        <translation>Die Datei existiert nicht mehr. Eine andere wählen.</translation>
    </message>
    <message>
        <source>The picture file is too large. Use a smaller one.</source>
        <translation>Die Bilddatei ist zu groß. Eine kleinere verwenden.</translation>
    </message>
    <message>
        <source>The file is not a readable picture. Use a PNG or JPEG file.</source>
        <translation>Die Datei ist kein lesbares Bild. Eine PNG- oder JPEG-Datei verwenden.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TracingRows</name>
    <message>
        <source>Pictures (%1);;All files (*)</source>
        <translation>Bilder (%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Picture to trace</source>
        <translation>Bild als Vorlage</translation>
    </message>
    <message>
        <source>In front of the tiles</source>
        <translation>Vor den Plättchen</translation>
    </message>
    <message>
        <source>Opacity:</source>
        <translation>Deckkraft:</translation>
    </message>
    <message>
        <source>Reading the picture…</source>
        <translation>Das Bild wird gelesen&#xa0;…</translation>
    </message>
    <message>
        <source>Left:</source>
        <translation>Links:</translation>
    </message>
    <message>
        <source>Top:</source>
        <translation>Oben:</translation>
    </message>
    <message>
        <source>Width:</source>
        <translation>Breite:</translation>
    </message>
    <message>
        <source>Open Picture to Trace</source>
        <translation>Bild als Vorlage öffnen</translation>
    </message>
    <message>
        <source>Open Pict&amp;ure…</source>
        <translation>Bild ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove Picture</source>
        <translation>Bild entfernen</translation>
    </message>
    <message>
        <source>Visible</source>
        <translation>Sichtbar</translation>
    </message>
    <message>
        <source>In hexes, from centre to centre</source>
        <translation>In Hexfeldern, von Mitte zu Mitte</translation>
    </message>
    <message>
        <source>Place with Mouse</source>
        <translation>Mit der Maus platzieren</translation>
    </message>
    <message>
        <source>Drag over the map to move the picture. Hold Shift to resize it.</source>
        <translation>Über der Karte ziehen, um das Bild zu verschieben. Mit Umschalt seine Größe ändern.</translation>
    </message>
    <message>
        <source>Fit to Map</source>
        <translation>An die Karte anpassen</translation>
    </message>
    <message>
        <source>A scan or photo of a map to trace with tiles. It is stored in your settings, not in the map.</source>
        <translation>Ein Scan oder Foto einer Karte als Vorlage zum Nachlegen mit Plättchen. Es wird in den Einstellungen gespeichert, nicht in der Karte.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TracingTool</name>
    <message>
        <source>Drag to move the picture, hold Shift to resize it, press Esc to finish</source>
        <translation>Durch Ziehen das Bild verschieben, mit Umschalt seine Größe ändern, mit Esc beenden</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TrackBar</name>
    <message>
        <source>%1: read rule %2</source>
        <comment>a phase of the game</comment>
        <translation>%1: Regel %2 lesen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>track and step: Phase: Combat</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Use the arrow keys to choose a step and Enter to open its rule</source>
        <translation>Mit den Pfeiltasten einen Schritt wählen, mit Eingabe seine Regel öffnen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TranslateCommands</name>
    <message>
        <source>No dictionary is installed for %1. Install a Hunspell dictionary to check the spelling.</source>
        <translation>Für %1 ist kein Wörterbuch installiert. Zur Rechtschreibprüfung ein Hunspell-Wörterbuch installieren.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) changed</source>
        <translation>
            <numerusform>%Ln Zeile geändert</numerusform>
            <numerusform>%Ln Zeilen geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Go to Row</source>
        <translation>Gehe zu Zeile</translation>
    </message>
    <message>
        <source>Row number or ID:</source>
        <translation>Nummer oder ID der Zeile:</translation>
    </message>
    <message>
        <source>Row “%1” does not exist. Enter the number or ID of an existing row.</source>
        <translation>Zeile „%1“ gibt es nicht. Nummer oder ID einer vorhandenen Zeile eingeben.</translation>
    </message>
    <message>
        <source>No row with the same source has a different translation.</source>
        <translation>Keine Zeile mit demselben Ausgangstext ist anders übersetzt.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with the same source have a different translation. Press %1 to copy this translation there.</source>
        <translation>
            <numerusform>%Ln Zeile mit demselben Ausgangstext ist anders übersetzt. Mit %1 diese Übersetzung dorthin kopieren.</numerusform>
            <numerusform>%Ln Zeilen mit demselben Ausgangstext sind anders übersetzt. Mit %1 diese Übersetzung dorthin kopieren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of a map can’t be joined, split or moved. Each belongs to a place on the map.</source>
        <translation>Zeilen einer Karte lassen sich nicht verbinden, teilen oder verschieben. Jede gehört zu einer Stelle der Karte.</translation>
    </message>
    <message>
        <source>Rows of a game file can’t be joined, split or moved. Each belongs to a part of it.</source>
        <translation>Zeilen einer Spieldatei lassen sich nicht verbinden, teilen oder verschieben. Jede gehört zu einem Teil der Datei.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TranslateMode</name>
    <message>
        <source>Unnamed texts</source>
        <translation>Unbenannte Texte</translation>
    </message>
    <message>
        <source>Translate</source>
        <translation>Übersetzen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TranslatePage</name>
    <message>
        <source>Texts</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>There is no row below to join. Select another row first.</source>
        <translation>Darunter gibt es keine Zeile zum Verbinden. Zuerst eine andere Zeile auswählen.</translation>
    </message>
    <message>
        <source>There is no text to move in that direction. Select another row first.</source>
        <translation>In dieser Richtung gibt es keinen Text zum Verschieben. Zuerst eine andere Zeile auswählen.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Approve %Ln Text(s)</source>
        <translation>
            <numerusform>%Ln Text &amp;freigeben</numerusform>
            <numerusform>%Ln Texte &amp;freigeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln Text(s) as &amp;Draft</source>
        <translation>
            <numerusform>%Ln Text als &amp;Entwurf kennzeichnen</numerusform>
            <numerusform>%Ln Texte als &amp;Entwurf kennzeichnen</numerusform>
        </translation>
    </message>
    <message>
        <source>The filter hid the match, so all rows are shown again.</source>
        <translation>Der Filter verbarg die Fundstelle, daher werden wieder alle Zeilen gezeigt.</translation>
    </message>
    <message>
        <source>This text is still empty. Enter a translation first.</source>
        <translation>Dieser Text ist noch leer. Zuerst eine Übersetzung eingeben.</translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln Text(s) for &amp;Review</source>
        <translation>
            <numerusform>%Ln Text zur &amp;Prüfung vormerken</numerusform>
            <numerusform>%Ln Texte zur &amp;Prüfung vormerken</numerusform>
        </translation>
    </message>
    <message>
        <source>The rows shown have only hints, no errors or warnings. To include hints, use the button above.</source>
        <translation>Die gezeigten Zeilen haben nur Hinweise, keine Fehler oder Warnungen. Mit dem Knopf oben lassen sich Hinweise einbeziehen.</translation>
    </message>
    <message>
        <source>The shown rows have no problems.</source>
        <translation>Die gezeigten Zeilen haben keine Probleme.</translation>
    </message>
    <message>
        <source>All shown texts in this language are approved.</source>
        <translation>Alle gezeigten Texte dieser Sprache sind freigegeben.</translation>
    </message>
    <message>
        <source>The filter hides the row above, which would change. Clear the filter first.</source>
        <translation>Der Filter verbirgt die Zeile darüber, die sich ändern würde. Zuerst den Filter zurücksetzen.</translation>
    </message>
    <message>
        <source>The filter hides the row below, which would change. Clear the filter first.</source>
        <translation>Der Filter verbirgt die Zeile darunter, die sich ändern würde. Zuerst den Filter zurücksetzen.</translation>
    </message>
    <message>
        <source>Place the cursor where the text should be split.</source>
        <translation>Den Cursor dorthin setzen, wo der Text geteilt werden soll.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::TypedBoardDialog</name>
    <message>
        <source>New Map from Text Line</source>
        <translation>Neue Karte aus Textzeile</translation>
    </message>
    <message>
        <source>Regions on the &amp;table, in the order they were placed:</source>
        <translation>&amp;Regionen auf dem Tisch, in Legereihenfolge:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Board:</source>
        <translation>Spiel&amp;plan:</translation>
    </message>
    <message>
        <source>&amp;Create Map</source>
        <translation>&amp;Karte anlegen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::UnsavedDialog</name>
    <message>
        <source>Maps with changes</source>
        <translation>Karten mit Änderungen</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Discard All</source>
        <translation>Alle &amp;verwerfen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln map(s) have unsaved changes. Which of them should be saved?</source>
        <translation>
            <numerusform>%Ln Karte hat nicht gespeicherte Änderungen. Soll sie gespeichert werden?</numerusform>
            <numerusform>%Ln Karten haben nicht gespeicherte Änderungen. Welche sollen gespeichert werden?</numerusform>
        </translation>
    </message>
    <message>
        <source>Untick maps whose changes you don’t want to save.</source>
        <translation>Karten abwählen, deren Änderungen nicht gespeichert werden sollen.</translation>
    </message>
    <message numerus="yes">
        <source>Changes to %Ln map(s) will be lost.</source>
        <translation>
            <numerusform>Die Änderungen an %Ln Karte gehen verloren.</numerusform>
            <numerusform>Die Änderungen an %Ln Karten gehen verloren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::UserLayouts</name>
    <message>
        <source>Save as Layout</source>
        <translation>Als Anordnung speichern</translation>
    </message>
    <message>
        <source>Layout name (shape, seats and blank spaces are saved):</source>
        <translation>Name der Anordnung (Form, Sitze und Leerräume werden gespeichert):</translation>
    </message>
    <message>
        <source>A layout named “%1” already exists. Replace it?</source>
        <translation>Es gibt schon eine Anordnung „%1“. Ersetzen?</translation>
    </message>
    <message>
        <source>The layout could not be saved.</source>
        <translation>Die Anordnung konnte nicht gespeichert werden.</translation>
    </message>
    <message>
        <source>Layout saved: %1</source>
        <translation>Anordnung gespeichert: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::VariantBox</name>
    <message>
        <source>Basic game</source>
        <translation>Grundspiel</translation>
    </message>
    <message>
        <source>Choose variant: %1</source>
        <translation>Variante wählen: %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WeightForm</name>
    <message>
        <source>Change value sharing</source>
        <translation>Aufteilung des Werts ändern</translation>
    </message>
    <message>
        <source>Change accepted lead</source>
        <translation>Erlaubten Vorsprung ändern</translation>
    </message>
    <message>
        <source>Enter weights separated by slashes, such as 1 / 1 / 0.5.</source>
        <translation>Gewichte eingeben, durch Schrägstriche getrennt, etwa 1 / 1 / 0,5.</translation>
    </message>
    <message>
        <source>Change weight by steps from home</source>
        <translation>Gewicht nach Schritten vom Heimatfeld ändern</translation>
    </message>
    <message>
        <source>Weight by &amp;steps from home:</source>
        <translation>Gewicht nach &amp;Schritten vom Heimatfeld:</translation>
    </message>
    <message>
        <source>The first weight is for the home. Hexes beyond the last weight do not count. Leave this field empty if fairness does not matter.</source>
        <translation>Das erste Gewicht gilt für das Heimatfeld. Felder jenseits des letzten Gewichts zählen nicht. Leer lassen, wenn Fairness keine Rolle spielt.</translation>
    </message>
    <message>
        <source>&amp;Value of a hex:</source>
        <translation>&amp;Wert eines Feldes:</translation>
    </message>
    <message>
        <source>For every player in reach</source>
        <translation>Für jeden Spieler in Reichweite</translation>
    </message>
    <message>
        <source>Shared among the nearest players</source>
        <translation>Geteilt unter den nächsten Spielern</translation>
    </message>
    <message>
        <source>&amp;Accepted lead:</source>
        <translation>&amp;Erlaubter Vorsprung:</translation>
    </message>
    <message>
        <source>Largest lead of the richest player, in percent of the mean</source>
        <translation>Größter Vorsprung des reichsten Spielers, in Prozent des Mittelwerts</translation>
    </message>
    <message>
        <source>Players with a share in the value of a hex</source>
        <translation>Spieler mit einem Anteil am Wert eines Feldes</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WelcomeCommands</name>
    <message>
        <source>None of the games can generate maps. Import a game file first.</source>
        <translation>Keines der Spiele kann Karten generieren. Zuerst eine Spieldatei importieren.</translation>
    </message>
    <message>
        <source>The number is in the title of the map, for example 123456.</source>
        <translation>Die Nummer steht im Titel der Karte, zum Beispiel 123456.</translation>
    </message>
    <message>
        <source>Generate map for:</source>
        <translation>Karte generieren für:</translation>
    </message>
    <message>
        <source>Surprise map for:</source>
        <translation>Überraschungskarte für:</translation>
    </message>
    <message>
        <source>Repeat Surprise Map</source>
        <translation>Überraschungskarte wiederholen</translation>
    </message>
    <message>
        <source>Number of the surprise map:</source>
        <translation>Nummer der Überraschungskarte:</translation>
    </message>
    <message>
        <source>“%1” is not the number of a surprise map.</source>
        <translation>„%1“ ist keine Nummer einer Überraschungskarte.</translation>
    </message>
    <message>
        <source>The surprise map was cancelled.</source>
        <translation>Das Generieren der Überraschungskarte wurde abgebrochen.</translation>
    </message>
    <message>
        <source>No map could be generated.</source>
        <translation>Es konnte keine Karte generiert werden.</translation>
    </message>
    <message numerus="yes">
        <source>%1, for %n player(s). To make this map again, choose File &gt; Repeat Surprise Map and enter its number.</source>
        <translation>
            <numerusform>%1, für %n Spieler. Um diese Karte noch einmal zu generieren, Datei &gt; Überraschungskarte wiederholen wählen und ihre Nummer eingeben.</numerusform>
            <numerusform>%1, für %n Spieler. Um diese Karte noch einmal zu generieren, Datei &gt; Überraschungskarte wiederholen wählen und ihre Nummer eingeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Stop Surprise Map</source>
        <translation>Überraschungskarte &amp;abbrechen</translation>
    </message>
    <message>
        <source>&amp;Stop (%1%)</source>
        <translation>&amp;Abbrechen (%1&#xa0;%)</translation>
    </message>
    <message>
        <source>Making a surprise map: %1%</source>
        <translation>Überraschungskarte wird generiert: %1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WelcomeHeader</name>
    <message>
        <source>&amp;Surprise Map…</source>
        <translation>Überraschungskarte&#xa0;…</translation>
    </message>
    <message>
        <source>Design, generate, check, play and print hex maps for board games, and translate their rules.</source>
        <translation>Hexfeld-Karten für Brettspiele entwerfen, generieren, prüfen und drucken, darauf spielen und die Regeln der Spiele übersetzen.</translation>
    </message>
    <message>
        <source>Gu&amp;ided Tour</source>
        <translation>Rundgang</translation>
    </message>
    <message>
        <source>Five steps on a practice map: drag, mirror, fill, check, print</source>
        <translation>Fünf Schritte auf einer Übungskarte: ziehen, spiegeln, füllen, prüfen, drucken</translation>
    </message>
    <message>
        <source>Man&amp;ual</source>
        <translation>Handb&amp;uch</translation>
    </message>
    <message>
        <source>Read or search the manual</source>
        <translation>Handbuch lesen und durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Open File…</source>
        <translation>Datei ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Generate Map…</source>
        <translation>Karte generieren&#xa0;…</translation>
    </message>
    <message>
        <source>Generate a fair map of random size and style</source>
        <translation>Generiert eine faire Karte in zufälliger Größe und zufälligem Stil</translation>
    </message>
    <message>
        <source>&amp;New Game File…</source>
        <translation>&amp;Neue Spieldatei&#xa0;…</translation>
    </message>
    <message>
        <source>Describe a game of your own: tiles, counts, placement rules, fairness</source>
        <translation>Ein eigenes Spiel beschreiben: Plättchen, Anzahlen, Legeregeln, Fairness</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WelcomePage</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Other recent files</source>
        <translation>Weitere zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Game in progress</source>
        <translation>Laufende Partie</translation>
    </message>
    <message>
        <source>Games in progress</source>
        <translation>Laufende Partien</translation>
    </message>
    <message>
        <source>No longer exists</source>
        <translation>Nicht mehr vorhanden</translation>
    </message>
    <message>
        <source>&amp;Remove from List</source>
        <translation>Aus der Liste &amp;entfernen</translation>
    </message>
    <message numerus="yes">
        <source>Reopen %n map(s)</source>
        <translation>
            <numerusform>%n Karte wieder öffnen</numerusform>
            <numerusform>%n Karten wieder öffnen</numerusform>
        </translation>
    </message>
    <message>
        <source>State at the end of the last session: %1</source>
        <translation>Stand am Ende der letzten Sitzung: %1</translation>
    </message>
    <message>
        <source>last played on %1</source>
        <translation>zuletzt gespielt am %1</translation>
    </message>
    <message>
        <source>Resume this game. Press Delete to discard it.</source>
        <translation>Diese Partie fortsetzen. Mit Entf verwerfen.</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Discard Game…</source>
        <translation>Partie &amp;verwerfen&#xa0;…</translation>
    </message>
    <message>
        <source>Last session</source>
        <translation>Letzte Sitzung</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WishPanel</name>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>La&amp;yout:</source>
        <translation>A&amp;nordnung:</translation>
    </message>
    <message>
        <source>&amp;Copy Settings</source>
        <translation>Einstellungen ko&amp;pieren</translation>
    </message>
    <message>
        <source>Paste Se&amp;ttings</source>
        <translation>Einstellungen ein&amp;fügen</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked tile(s)</source>
        <comment>to keep</comment>
        <translation>
            <numerusform>%Ln gesperrtes Plättchen</numerusform>
            <numerusform>%Ln gesperrte Plättchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln placed tile(s)</source>
        <comment>to keep</comment>
        <translation>
            <numerusform>Das einzige gelegte Plättchen</numerusform>
            <numerusform>Alle %Ln gelegten Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <comment>to keep</comment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>K&amp;eep:</source>
        <translation>&amp;Behalten:</translation>
    </message>
    <message>
        <source>Mark These Ti&amp;les</source>
        <translation>Diese P&amp;lättchen markieren</translation>
    </message>
    <message>
        <source>Locked tiles (none)</source>
        <comment>to keep</comment>
        <translation>Gesperrte Plättchen (keine)</translation>
    </message>
    <message>
        <source>As in the open map</source>
        <translation>Wie in der offenen Karte</translation>
    </message>
    <message>
        <source>End the search and keep the best maps so far</source>
        <translation>Beendet die Suche und behält die bisher besten Karten</translation>
    </message>
    <message>
        <source>Generate maps from these wishes and show them in the gallery</source>
        <translation>Generiert Karten nach diesen Wünschen und zeigt sie in der Galerie</translation>
    </message>
    <message>
        <source>%p% after %1, about %2 left</source>
        <comment>progress and times</comment>
        <translation>%p&#xa0;% nach %1, noch etwa %2</translation>
    </message>
    <message>
        <source>%p% after %1</source>
        <comment>progress and time</comment>
        <translation>%p&#xa0;% nach %1</translation>
    </message>
    <message>
        <source>Map wishes</source>
        <translation>Wünsche für Karten</translation>
    </message>
    <message>
        <source>Parts of the open map to keep. Homes and blank spaces are always kept.</source>
        <translation>Teile der offenen Karte, die erhalten bleiben sollen. Heimatfelder und Leerräume bleiben immer erhalten.</translation>
    </message>
    <message>
        <source>Select the kept tiles that are in the way, to unlock or replace them</source>
        <translation>Wählt die behaltenen Plättchen aus, die im Weg sind, um sie zu entsperren oder zu ersetzen</translation>
    </message>
    <message>
        <source>Copy these settings as a line of text</source>
        <translation>Kopiert diese Einstellungen als eine Zeile Text</translation>
    </message>
    <message>
        <source>Paste settings from a copied line of text</source>
        <translation>Fügt Einstellungen aus einer kopierten Textzeile ein</translation>
    </message>
    <message>
        <source>Show Pro&amp;ven Maps</source>
        <translation>&amp;Geprüfte Karten zeigen</translation>
    </message>
    <message>
        <source>Show Other Pro&amp;ven Maps</source>
        <translation>Andere &amp;geprüfte Karten zeigen</translation>
    </message>
    <message>
        <source>Map style</source>
        <translation>Kartenstil</translation>
    </message>
    <message>
        <source>Show twelve proven maps that contain the locked tiles</source>
        <translation>Zeigt in der Galerie zwölf geprüfte Karten, die die gesperrten Plättchen enthalten</translation>
    </message>
    <message>
        <source>&amp;Generate with These Settings</source>
        <translation>&amp;Mit diesen Einstellungen generieren</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
    </message>
    <message>
        <source>Show method, seed, tile counts, games and certificates</source>
        <translation>Verfahren, Startwert, Plättchenzahlen, Partien und Zertifikate zeigen</translation>
    </message>
    <message>
        <source>Var&amp;iant:</source>
        <translation>Var&amp;iante:</translation>
    </message>
    <message>
        <source>More Styles</source>
        <translation>Weitere Stile</translation>
    </message>
    <message>
        <source>Show all map styles that proven maps have</source>
        <translation>Alle Kartenstile zeigen, zu denen es geprüfte Karten gibt</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WishRows</name>
    <message>
        <source>Remove this wish</source>
        <translation>Diesen Wunsch entfernen</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Plättchen</translation>
    </message>
    <message>
        <source>Special wishes</source>
        <translation>Besondere Wünsche</translation>
    </message>
    <message>
        <source>Use Selected Hex</source>
        <translation>Ausgewähltes Feld übernehmen</translation>
    </message>
    <message>
        <source>Met by this map</source>
        <translation>Von dieser Karte erfüllt</translation>
    </message>
    <message numerus="yes">
        <source>Not met by this map, off by %n</source>
        <translation>
            <numerusform>Von dieser Karte nicht erfüllt, Abweichung %n</numerusform>
            <numerusform>Von dieser Karte nicht erfüllt, Abweichung %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Add Wish</source>
        <translation>Wunsch hinzufügen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WorkPage</name>
    <message>
        <source>&amp;Begin with:</source>
        <translation>&amp;Beginnen mit:</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Willkommen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>Nach %n Minute</numerusform>
            <numerusform>Nach %n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Right button on the map:</source>
        <translation>R&amp;echte Taste auf der Karte:</translation>
    </message>
    <message>
        <source>All (%1)</source>
        <translation>Alle (%1)</translation>
    </message>
    <message>
        <source>Maps from the last session</source>
        <translation>Karten der letzten Sitzung</translation>
    </message>
    <message>
        <source>Empty map</source>
        <translation>Leere Karte</translation>
    </message>
    <message>
        <source>Auto-&amp;save:</source>
        <translation>Automatisch &amp;speichern:</translation>
    </message>
    <message>
        <source>Applies to maps that have a file, as long as nobody else has changed it. Recovery copies are always kept.</source>
        <translation>Gilt für Karten mit einer Datei, solange niemand sonst sie geändert hat. Sicherungskopien werden immer angelegt.</translation>
    </message>
    <message>
        <source>Mouse &amp;wheel on the map:</source>
        <translation>Maus&amp;rad auf der Karte:</translation>
    </message>
    <message>
        <source>Zoom</source>
        <translation>Zoomen</translation>
    </message>
    <message>
        <source>Scroll</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Pick up tile</source>
        <translation>Plättchen in die Hand nehmen</translation>
    </message>
    <message>
        <source>Move map</source>
        <translation>Karte verschieben</translation>
    </message>
    <message>
        <source>Use Shift and the wheel to scroll, Ctrl and the wheel to zoom. Drag with the middle button to move the map, or with the left button while holding Space. Use Ctrl and the right button to open the menu of a hex.</source>
        <translation>Mit Umschalt und Mausrad verschieben, mit Strg und Mausrad zoomen. Mit der mittleren Taste die Karte verschieben, ebenso mit der linken bei gehaltener Leertaste. Mit Strg und der rechten Taste das Menü eines Hexfelds öffnen.</translation>
    </message>
    <message>
        <source>&amp;Threads for checking and generating:</source>
        <translation>&amp;Threads zum Prüfen und Generieren:</translation>
    </message>
    <message>
        <source>&amp;Author of maps and notes:</source>
        <translation>&amp;Autor von Karten und Notizen:</translation>
    </message>
    <message>
        <source>Your name on sheets and beside notes</source>
        <translation>Name auf Blättern und neben Notizen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::Workspace</name>
    <message>
        <source>Unnamed map %1</source>
        <translation>Unbenannte Karte %1</translation>
    </message>
    <message>
        <source>Unnamed map</source>
        <translation>Unbenannte Karte</translation>
    </message>
    <message>
        <source>There is no tile here to move. Select a tile first.</source>
        <translation>Hier gibt es kein Plättchen zum Verschieben. Zuerst ein Plättchen auswählen.</translation>
    </message>
</context>
<context>
    <name>hexa::editor::WrittenBar</name>
    <message>
        <source>&amp;Open Folder</source>
        <translation>Ordner ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Show &amp;Folder</source>
        <translation>Or&amp;dner zeigen</translation>
    </message>
    <message>
        <source>Files saved in %1.</source>
        <translation>Dateien in %1 gespeichert.</translation>
    </message>
    <message>
        <source>“%1” saved in %2.</source>
        <translation>„%1“ in %2 gespeichert.</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>hexa::editor::bauen::EconomyPanel</name>
    <message>
        <source>The map has changed since these games were played. Count the usage again.</source>
        <translation>Die Karte wurde seit diesen Partien geändert. Die Nutzung neu zählen.</translation>
    </message>
    <message>
        <source>Games:</source>
        <translation>Partien:</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Count Usage in Bot Games</source>
        <translation>Nutzung in Bot-Partien zählen</translation>
    </message>
    <message>
        <source>Play games on the map and count what is used, what is never used, and what runs out</source>
        <translation>Spielt Partien auf der Karte und zählt, was genutzt wird, was nie genutzt wird und was ausgeht</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
</context>
<context>
    <name>hexa::editor::bauen::MissionRow</name>
    <message>
        <source>Mission</source>
        <translation>Auftrag</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Öffentlich</translation>
    </message>
    <message>
        <source>Secret, player %1</source>
        <translation>Geheim, Spieler %1</translation>
    </message>
    <message>
        <source>Player with the mission</source>
        <translation>Spieler mit dem Auftrag</translation>
    </message>
    <message>
        <source>Only the holder of a secret mission gets its glory</source>
        <translation>Für einen geheimen Auftrag bekommt nur sein Besitzer Ruhm</translation>
    </message>
    <message>
        <source>Remove this mission</source>
        <translation>Diesen Auftrag entfernen</translation>
    </message>
    <message>
        <source>P%1</source>
        <comment>short for: player 2</comment>
        <translation>S%1</translation>
    </message>
    <message>
        <source>Figure for player %1</source>
        <translation>Zahl für Spieler %1</translation>
    </message>
</context>
<context>
    <name>hexa::editor::bauen::ScorePanel</name>
    <message>
        <source>Player %1: %2</source>
        <comment>glory points</comment>
        <translation>Spieler %1: %2</translation>
    </message>
    <message>
        <source>Add a mission to count glory.</source>
        <translation>Einen Auftrag hinzufügen, um Ruhm zu zählen.</translation>
    </message>
    <message>
        <source>Nobody has any glory yet.</source>
        <translation>Noch hat niemand Ruhm erworben.</translation>
    </message>
    <message numerus="yes">
        <source>Player %1 wins with %n glory point(s).</source>
        <translation>
            <numerusform>Spieler %1 gewinnt mit %n Ruhmespunkt.</numerusform>
            <numerusform>Spieler %1 gewinnt mit %n Ruhmespunkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n glory point(s): players %1.</source>
        <translation>
            <numerusform>Geteilter Sieg mit %n Ruhmespunkt: Spieler %1.</numerusform>
            <numerusform>Geteilter Sieg mit %n Ruhmespunkten: Spieler %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Spieler:</translation>
    </message>
    <message>
        <source>Read from Board</source>
        <translation>Vom Spielplan ablesen</translation>
    </message>
    <message>
        <source>Read from Map</source>
        <translation>Von der Karte ablesen</translation>
    </message>
    <message>
        <source>Fill in the figures from the map or board. Select a figure to highlight its places.</source>
        <translation>Die Zahlen von der Karte oder vom Spielplan ablesen. Eine Zahl auswählen, um ihre Orte hervorzuheben.</translation>
    </message>
    <message>
        <source>Add Mission</source>
        <translation>Auftrag hinzufügen</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Interface language: en, de or fr.</source>
        <translation>Sprache der Oberfläche: en, de oder fr.</translation>
    </message>
    <message>
        <source>Maps to open.</source>
        <translation>Zu öffnende Karten.</translation>
    </message>
    <message>
        <source>Show the window, then quit (for tests and timing).</source>
        <translation>Fenster zeigen, dann beenden (für Tests und Zeitmessung).</translation>
    </message>
    <message>
        <source>%1 can’t be opened.</source>
        <translation>%1 lässt sich nicht öffnen.</translation>
    </message>
</context>
</TS>
