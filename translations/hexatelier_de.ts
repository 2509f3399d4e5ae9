<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;New Map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Share &amp;Code…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import Text Map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as &amp;Layout…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export Picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export &amp;Text Map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy S&amp;hare Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print Map Page…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn Pasted Tiles &amp;Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn Pasted Tiles &amp;Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mirror Pasted Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;lear Hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select &amp;Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Invert Selection</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Select Same &amp;Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loc&amp;k or Unlock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Select and Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Eyedropper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add or &amp;Remove Hexes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger Brush</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next S&amp;ymmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Generate Map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number All &amp;IDs Anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn Map &amp;Left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn Map &amp;Right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mirror Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear All &amp;Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Free Design (counts are hints)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next &amp;Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;In</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom &amp;Out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom to &amp;100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fit Map in Window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tile &amp;IDs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Column Numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pictorial Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ull Screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Welcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search &amp;Commands…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Hexatelier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place Nothing (Empty Slot)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place Blank Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place Tile 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place Tile 2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place Tile 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place Tile 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place Tile 5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place Tile 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place Tile 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place Tile 8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place Tile 9</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>Empty slot</source>
        <translation>Leerer Platz</translation>
    </message>
    <message>
        <source>Blank space</source>
        <translation>Lücke</translation>
    </message>
    <message>
        <source>C%1 r%2</source>
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
        <translation>Wie in der Spielregel</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
</context>
<context>
    <name>Placement</name>
    <message>
        <source>C%1 r%2</source>
        <comment>column and row of a hex</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>empty slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a hex of the layout: add it with the layout tool first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box holds no more: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The box holds too few for all partners: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1 at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank space at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n partner(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Paint %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paint blank spaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Clear %n hex(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %n hex(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n hex(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not a hex of the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners would meet on one hex</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Copy %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Copy %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::AppearancePage</name>
    <message>
        <source>&amp;Language:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T&amp;iles on the map:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour and symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reduced motion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing glides or fades; changes are shown at once.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::CellPage</name>
    <message>
        <source>Add %1 to the layout</source>
        <translation>%1 zum Plan hinzufügen</translation>
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
        <source>This hex is not part of the layout.</source>
        <translation>Dieses Hexfeld gehört nicht zum Plan.</translation>
    </message>
    <message>
        <source>Add it to the layout</source>
        <translation>Zum Plan hinzufügen</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message>
        <source>Brushes and generators leave a locked hex as it is</source>
        <translation>Pinsel und Generatoren lassen ein gesperrtes Hexfeld, wie es ist</translation>
    </message>
    <message>
        <source>Unlock it to change its kind or ID.</source>
        <translation>Zum Ändern von Art oder ID erst entsperren.</translation>
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
        <source>Printed on the tile; every tile has its own</source>
        <translation>Auf dem Plättchen gedruckt; jedes Plättchen hat eine eigene</translation>
    </message>
    <message>
        <source>Special victory points</source>
        <translation>Besondere Siegpunkte</translation>
    </message>
    <message>
        <source>Special rule of this tile</source>
        <translation>Sonderregel dieses Plättchens</translation>
    </message>
    <message>
        <source>Note for the designer</source>
        <translation>Notiz für die Gestaltung</translation>
    </message>
    <message numerus="yes">
        <source>Normally %n point(s)</source>
        <translation>
            <numerusform>Sonst %n Punkt</numerusform>
            <numerusform>Sonst %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Normally it scores no points of its own</source>
        <translation>Sonst zählt es selbst keine Punkte</translation>
    </message>
    <message>
        <source>Only for tiles with special victory points</source>
        <translation>Nur für Plättchen mit besonderen Siegpunkten</translation>
    </message>
    <message>
        <source>Change %1 to %2</source>
        <translation>%1 ändern zu %2</translation>
    </message>
    <message>
        <source>Give tile %1 the ID %2</source>
        <translation>Plättchen %1 die ID %2 geben</translation>
    </message>
    <message>
        <source>Rename tile %1 to %2</source>
        <translation>Plättchen %1 umbenennen in %2</translation>
    </message>
    <message>
        <source>Set special points of %1 to %2</source>
        <translation>Besondere Punkte von %1 auf %2 setzen</translation>
    </message>
    <message>
        <source>Remove special points of %1</source>
        <translation>Besondere Punkte von %1 entfernen</translation>
    </message>
    <message>
        <source>Change special rule of %1</source>
        <translation>Sonderregel von %1 ändern</translation>
    </message>
    <message>
        <source>Change note of %1</source>
        <translation>Notiz zu %1 ändern</translation>
    </message>
    <message>
        <source>Every tile needs an ID.</source>
        <translation>Jedes Plättchen braucht eine ID.</translation>
    </message>
    <message>
        <source>This ID is too long.</source>
        <translation>Diese ID ist zu lang.</translation>
    </message>
    <message>
        <source>An ID has no blanks.</source>
        <translation>Eine ID hat keine Leerzeichen.</translation>
    </message>
    <message>
        <source>%1 is already the ID of the tile at %2.</source>
        <translation>%1 ist schon die ID des Plättchens auf %2.</translation>
    </message>
</context>
<context>
    <name>hexa::CommandSearch</name>
    <message>
        <source>Search commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command has these letters in its name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::CompositionPanel</name>
    <message>
        <source>Tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All &amp;free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lets the generator choose every number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>free</source>
        <comment>number of tiles: the generator chooses</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 by the rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n in the box</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n locked</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>All tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of %1</source>
        <comment>sum, then what is asked for: 7-9 of 6-9</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wishes add up to at least %1 tiles; the layout has only %2 places for them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The wishes add up to at most %1 tiles; the layout has %2 places to fill.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 tiles are too many, at most %3 are allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 tiles are too few, at least %3 are needed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::EditCommands</name>
    <message>
        <source>Number all IDs anew</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn map left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turn map right</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulebook design</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear all tiles</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::ExportDialog</name>
    <message>
        <source>One page, %1 × %2 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × %2 px, on paper %3 × %4 mm</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture would be too large: choose smaller hexes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map</source>
        <comment>suggested file name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped; no file was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A picture of pixels, for the web and for chat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drawing that stays sharp and can be edited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A page to print, with title and legend.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;PNG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P&amp;DF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tyle:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour and symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black on white, saves ink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of a &amp;hex:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total &amp;width:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Resolution:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> px</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> dpi</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pixels per inch: decides how large the picture is on paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transparent &amp;ground</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;IDs of the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column &amp;numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row &amp;numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Empty slots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::FileCommands</name>
    <message>
        <source>This sample can&apos;t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opening %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexatelier maps (*.hexa);;Text maps (*.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import Text Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text maps (*.txt);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open Share Code</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share code of the map:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This share code can&apos;t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a map that was never saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexatelier ended before %1 was saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A recovery copy was kept apart from your file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Discard Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask &amp;Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unnamed map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hexatelier maps (*.hexa)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be saved. The map is still open and unchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the layout (its shape, seats and blank spaces are kept):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a layout “%1” already. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export Text Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Text maps (*.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 could not be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This map has no share code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generate map</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::FindingsModel</name>
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
    <name>hexa::GenerateDialog</name>
    <message>
        <source>The current map’s layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no layout for this number of players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game has no generator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Generate a map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Players:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>La&amp;yout:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keep this seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No new seed until this is unchecked, also when the dialog is opened again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New random seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Re-roll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another map with a new seed (Space or Ctrl+R)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Keep %n &amp;locked tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Keep &amp;locked tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No tile of this map is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with the layout of the current map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This layout is a stand-in: it is our own, because the one of the rulebook is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the &amp;map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts this map in place of the open one; undo brings that back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open as &amp;new map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::HistoryPanel</name>
    <message>
        <source>Opened map</source>
        <translation>Karte geöffnet</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Steps done so far; the disk marks the saved state</source>
        <translation>Bisherige Schritte; die Diskette zeigt den gespeicherten Stand</translation>
    </message>
</context>
<context>
    <name>hexa::Inspector</name>
    <message>
        <source>Inspector</source>
        <translation>Inspektor</translation>
    </message>
</context>
<context>
    <name>hexa::KeyboardPage</name>
    <message>
        <source>&amp;Press the keys for “%1”:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No command is chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The default is no keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The default is %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 belongs to “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search by name or keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys of the chosen command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;No keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset &amp;all to the defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other command is left without keys</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::KindModel</name>
    <message>
        <source>Empty slot (eraser)</source>
        <translation>Leerer Platz (Radierer)</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <comment>tiles on the map / in the box</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1: takes the tile off, the hex stays part of the layout</source>
        <translation>%1: entfernt das Plättchen, das Hexfeld bleibt im Plan</translation>
    </message>
    <message>
        <source>%1: a hex that stays without a tile on purpose</source>
        <translation>%1: ein Hexfeld, das absichtlich ohne Plättchen bleibt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n on the map</source>
        <translation>
            <numerusform>%1: %n auf der Karte</numerusform>
            <numerusform>%1: %n auf der Karte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: all %n of the box are on the map</source>
        <translation>
            <numerusform>%1: das eine aus der Schachtel liegt auf der Karte</numerusform>
            <numerusform>%1: alle %n aus der Schachtel liegen auf der Karte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 on the map, but the box holds only %n</source>
        <translation>
            <numerusform>%1: %2 auf der Karte, aber die Schachtel enthält nur %n</numerusform>
            <numerusform>%1: %2 auf der Karte, aber die Schachtel enthält nur %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: all %n of the box are on the map; more need a second box</source>
        <translation>
            <numerusform>%1: das eine aus der Schachtel liegt auf der Karte; für mehr braucht es eine zweite</numerusform>
            <numerusform>%1: alle %n aus der Schachtel liegen auf der Karte; für mehr braucht es eine zweite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %n on the map</source>
        <translation>
            <numerusform>%1: %2 von %n auf der Karte</numerusform>
            <numerusform>%1: %2 von %n auf der Karte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; key %2</source>
        <translation>%1; Taste %2</translation>
    </message>
</context>
<context>
    <name>hexa::LanguageTabs</name>
    <message>
        <source>%1 –</source>
        <comment>language code, nothing written yet</comment>
        <translation>%1 –</translation>
    </message>
    <message>
        <source>%1: not written yet</source>
        <translation>%1: noch nicht geschrieben</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Sprache der Texte</translation>
    </message>
</context>
<context>
    <name>hexa::LayoutTool</name>
    <message>
        <source>Add hexes to the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove hexes from the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove from the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the layout</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::MainWindow</name>
    <message>
        <source>About Hexatelier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;p&gt;&lt;b&gt;Hexatelier %1&lt;/b&gt;&lt;/p&gt;&lt;p&gt;A studio for hex maps and scenarios of board games: design, generate, check, print, translate.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Tiles, icons and sample maps are the project&apos;s own; it is not connected with the publishers of the games.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Symmetry for placing and painting: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unnamed map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No maps yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;ymmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tools</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Palette</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overview</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>History</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::MapCanvas</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>neighbours: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys walk from hex to hex, digits place a tile, Delete clears</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No hexes yet: draw a layout with the layout tool, or start from one with File &gt; New.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::MapPage</name>
    <message>
        <source>Change the title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>Change the description</source>
        <translation>Beschreibung ändern</translation>
    </message>
    <message>
        <source>Change the author</source>
        <translation>Autor ändern</translation>
    </message>
    <message>
        <source>Set rules: %1</source>
        <translation>Regeln: %1</translation>
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
        <source>As in the rulebook: its numbers are errors when not kept. Free: they are hints.</source>
        <translation>Wie in der Spielregel: Abweichende Anzahlen sind Fehler. Frei: Sie sind Hinweise.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>How the map came to be</source>
        <translation>Entstehung der Karte</translation>
    </message>
    <message>
        <source>The layout is a stand-in made for this program, because the original one is lost.</source>
        <translation>Der Plan ist ein eigener Ersatz, weil das Original verloren ist.</translation>
    </message>
    <message>
        <source>Drawn by hand</source>
        <translation>Von Hand gezeichnet</translation>
    </message>
    <message>
        <source>Generated: %1, version %2</source>
        <translation>Erzeugt: %1, Version %2</translation>
    </message>
    <message>
        <source>Seed: %1</source>
        <translation>Startwert: %1</translation>
    </message>
    <message>
        <source>Layout: %1</source>
        <translation>Plan: %1</translation>
    </message>
</context>
<context>
    <name>hexa::Minimap</name>
    <message>
        <source>Overview of the map</source>
        <translation>Übersicht der Karte</translation>
    </message>
    <message>
        <source>Click or drag: go there. Wheel: zoom.</source>
        <translation>Klicken oder Ziehen: dorthin gehen. Rad: Zoom.</translation>
    </message>
</context>
<context>
    <name>hexa::PagePreview</name>
    <message>
        <source>This map is too large for a preview.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::PrintPreviewDialog</name>
    <message>
        <source>The sheet was sent to the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer can’t be reached. Is it switched on, and set up on this computer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>map</source>
        <comment>suggested file name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writing the PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>zoom</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pa&amp;per:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Orientation:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Landscape</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Style:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Colour and symbol</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictorial</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black on white, saves ink</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the s&amp;heet:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;IDs of the tiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Column &amp;numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row &amp;numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preview of the sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::ProblemsPanel</name>
    <message>
        <source>Problems</source>
        <translation>Probleme</translation>
    </message>
    <message>
        <source>%1: click to hide or show them</source>
        <translation>%1: Klicken blendet sie aus oder ein</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n Fehler</numerusform>
            <numerusform>%n Fehler</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n Warnung</numerusform>
            <numerusform>%n Warnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>All problems are hidden: the buttons above show them.</source>
        <translation>Alle Probleme sind ausgeblendet: Die Knöpfe oben zeigen sie wieder.</translation>
    </message>
    <message>
        <source>No problems: the map follows the rules.</source>
        <translation>Keine Probleme: Die Karte hält die Regeln ein.</translation>
    </message>
    <message>
        <source>The map is being checked again; this will take a moment</source>
        <translation>Die Karte wird gerade neu geprüft; das dauert einen Moment</translation>
    </message>
    <message>
        <source>%1 (Ctrl+Return)</source>
        <translation>%1 (Strg+Eingabe)</translation>
    </message>
</context>
<context>
    <name>hexa::RangeRow</name>
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
    <name>hexa::SeatRows</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Who plays at seat %1</source>
        <translation>Wer auf Platz %1 spielt</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Name (optional)</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name von Platz %1</translation>
    </message>
    <message>
        <source>%1 (by the seat’s number)</source>
        <translation>%1 (nach der Platznummer)</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Noch niemand</translation>
    </message>
    <message>
        <source>Player %1 plays %2</source>
        <translation>Spieler %1 spielt %2</translation>
    </message>
    <message>
        <source>Name seat %1 “%2”</source>
        <translation>Platz %1 „%2“ nennen</translation>
    </message>
    <message>
        <source>No seats yet: place each player’s home on the map, or choose a layout.</source>
        <translation>Noch keine Plätze: das Heimatfeld jedes Spielers auf die Karte legen oder einen Plan wählen.</translation>
    </message>
</context>
<context>
    <name>hexa::SelectTool</name>
    <message>
        <source>Remove from the map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::SelectionPage</name>
    <message numerus="yes">
        <source>Lock %n hex(es)</source>
        <translation>
            <numerusform>%n Hexfeld sperren</numerusform>
            <numerusform>%n Hexfelder sperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %n hex(es)</source>
        <translation>
            <numerusform>%n Hexfeld entsperren</numerusform>
            <numerusform>%n Hexfelder entsperren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hex(es) selected</source>
        <translation>
            <numerusform>%n Hexfeld ausgewählt</numerusform>
            <numerusform>%n Hexfelder ausgewählt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Locked (%n of them)</source>
        <translation>
            <numerusform>Gesperrt (%n davon)</numerusform>
            <numerusform>Gesperrt (%n davon)</numerusform>
        </translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Gesperrt</translation>
    </message>
    <message numerus="yes">
        <source>%n of them outside of the layout</source>
        <translation>
            <numerusform>%n davon außerhalb des Plans</numerusform>
            <numerusform>%n davon außerhalb des Plans</numerusform>
        </translation>
    </message>
    <message>
        <source>Brushes and generators leave locked hexes as they are</source>
        <translation>Pinsel und Generatoren lassen gesperrte Hexfelder, wie sie sind</translation>
    </message>
</context>
<context>
    <name>hexa::SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;General</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::StampTool</name>
    <message numerus="yes">
        <source>Paste %n hex(es)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Click to paste, Esc to end</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::StatisticsPanel</name>
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
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Plättchen</numerusform>
            <numerusform>%n Plättchen</numerusform>
        </translation>
    </message>
    <message>
        <source>No slot left to fill</source>
        <translation>Kein Platz mehr frei</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) left to fill</source>
        <translation>
            <numerusform>noch %n leerer Platz</numerusform>
            <numerusform>noch %n leere Plätze</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blank space(s)</source>
        <translation>
            <numerusform>%n Lücke</numerusform>
            <numerusform>%n Lücken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recommended for %n player(s)</source>
        <translation>
            <numerusform>Empfohlen für %n Spieler</numerusform>
            <numerusform>Empfohlen für %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>No seats yet: place each player’s home, or choose a layout. Then the recommended numbers of tiles are shown here.</source>
        <translation>Noch keine Plätze: das Heimatfeld jedes Spielers auf die Karte legen oder einen Plan wählen. Dann stehen hier die empfohlenen Anzahlen.</translation>
    </message>
    <message numerus="yes">
        <source>The game recommends no numbers of tiles for %n player(s).</source>
        <translation>
            <numerusform>Das Spiel empfiehlt keine Anzahlen für %n Spieler.</numerusform>
            <numerusform>Das Spiel empfiehlt keine Anzahlen für %n Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too few</source>
        <translation>
            <numerusform>%n zu wenig</numerusform>
            <numerusform>%n zu wenig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too many</source>
        <translation>
            <numerusform>%n zu viel</numerusform>
            <numerusform>%n zu viel</numerusform>
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
        <source>%n more than the box holds</source>
        <translation>
            <numerusform>%n mehr, als die Schachtel enthält</numerusform>
            <numerusform>%n mehr, als die Schachtel enthält</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left in the box</source>
        <translation>
            <numerusform>noch %n in der Schachtel</numerusform>
            <numerusform>noch %n in der Schachtel</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::StatusFields</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty</source>
        <comment>slots of the layout</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tiles on the map; click for the statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No problems</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Is the map legal? Click for the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not yet a file; click to save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom; click to fit the map in the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 VP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hex under the pointer; click for its properties</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand-in layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printed layout is not known; this one is Hexatelier&apos;s own design</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::SymmetryMenu</name>
    <message>
        <source>No symmetry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror, horizontal axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror, vertical axis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror, axis at %1°</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixth turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n mirror(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (about a hex)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (about an edge)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (about a corner)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hexa::TilePalette</name>
    <message>
        <source>Search tiles</source>
        <translation>Plättchen suchen</translation>
    </message>
    <message>
        <source>Search tiles by name or letter</source>
        <translation>Plättchen nach Name oder Buchstabe suchen</translation>
    </message>
    <message>
        <source>Name or letter of a tile; Return takes the first one</source>
        <translation>Name oder Buchstabe eines Plättchens; Eingabe nimmt das erste</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Plättchen</translation>
    </message>
</context>
<context>
    <name>hexa::WelcomePage</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Not there any more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Remove from the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design, generate, check and print hex maps for board games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Generate a map…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New map</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sample maps</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A map to open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the window: en, de or fr.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the window, then end (for tests and timing).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
