<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Approval</name>
    <message numerus="yes">
        <source>There are open errors in %L1 of %Ln text(s).</source>
        <translation>
            <numerusform>There are open errors in %L1 of %Ln text.</numerusform>
            <numerusform>There are open errors in %L1 of %Ln texts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BalanceTexts</name>
    <message numerus="yes">
        <source>%1, ignoring %n special rule(s)</source>
        <comment>how fair a map is; rules of tiles that the program does not play</comment>
        <translation>
            <numerusform>%1, ignoring %n special rule</numerusform>
            <numerusform>%1, ignoring %n special rules</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CatalogueQuestions</name>
    <message numerus="yes">
        <source>%Ln text(s) would change.</source>
        <translation>
            <numerusform>%Ln text would change.</numerusform>
            <numerusform>%Ln texts would change.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s) would be added.</source>
        <translation>
            <numerusform>%Ln note would be added.</numerusform>
            <numerusform>%Ln notes would be added.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) in the file can’t be imported.</source>
        <translation>
            <numerusform>%Ln text in the file can’t be imported.</numerusform>
            <numerusform>%Ln texts in the file can’t be imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ObjectPlacing</name>
    <message numerus="yes">
        <source>%Ln object(s)</source>
        <translation>
            <numerusform>%Ln object</numerusform>
            <numerusform>%Ln objects</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PartTexts</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Broken in %n place(s)</source>
        <translation>
            <numerusform>Broken in %n place</numerusform>
            <numerusform>Broken in %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Placement</name>
    <message numerus="yes">
        <source>%1 and %Ln partner(s)</source>
        <translation>
            <numerusform>%1 and %Ln partner</numerusform>
            <numerusform>%1 and %Ln partners</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clear %Ln hex(es)</source>
        <translation>
            <numerusform>Clear %Ln hex</numerusform>
            <numerusform>Clear %Ln hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %Ln hex(es)</source>
        <translation>
            <numerusform>Unlock %Ln hex</numerusform>
            <numerusform>Unlock %Ln hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Copy %Ln tile(s)</source>
        <translation>
            <numerusform>Copy %Ln tile</numerusform>
            <numerusform>Copy %Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %Ln tile(s)</source>
        <translation>
            <numerusform>Move %Ln tile</numerusform>
            <numerusform>Move %Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Make %Ln hex(es) symmetric</source>
        <translation>
            <numerusform>Make %Ln hex symmetric</numerusform>
            <numerusform>Make %Ln hexes symmetric</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lock %Ln hex(es)</source>
        <translation>
            <numerusform>Lock %Ln hex</numerusform>
            <numerusform>Lock %Ln hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayExport</name>
    <message numerus="yes">
        <source>Won by %1 after %Ln decision(s).</source>
        <translation>
            <numerusform>Won by %1 after %Ln decision.</numerusform>
            <numerusform>Won by %1 after %Ln decisions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ended without a winner after %Ln decision(s).</source>
        <translation>
            <numerusform>Ended without a winner after %Ln decision.</numerusform>
            <numerusform>Ended without a winner after %Ln decisions.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayTexts</name>
    <message numerus="yes">
        <source>%1, %Ln decision(s), differs from decision %2 onwards</source>
        <comment>moment and score where it was left</comment>
        <translation>
            <numerusform>%1, %Ln decision, differs from decision %2 onwards</numerusform>
            <numerusform>%1, %Ln decisions, differs from decision %2 onwards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunTexts</name>
    <message numerus="yes">
        <source>Finished after %Ln game(s).</source>
        <translation>
            <numerusform>Finished after %Ln game.</numerusform>
            <numerusform>Finished after %Ln games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n different map(s) were found.</source>
        <translation>
            <numerusform>Only %n map was found.</numerusform>
            <numerusform>Only %n different maps were found.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextEdits</name>
    <message numerus="yes">
        <source>Approve %Ln text(s)</source>
        <translation>
            <numerusform>Approve %Ln text</numerusform>
            <numerusform>Approve %Ln texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln text(s) as draft</source>
        <translation>
            <numerusform>Mark %Ln text as draft</numerusform>
            <numerusform>Mark %Ln texts as draft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln text(s) for review</source>
        <translation>
            <numerusform>Mark %Ln text for review</numerusform>
            <numerusform>Mark %Ln texts for review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln text(s) from translation memory</source>
        <translation>
            <numerusform>Fill %Ln text from translation memory</numerusform>
            <numerusform>Fill %Ln texts from translation memory</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TextFixes</name>
    <message numerus="yes">
        <source>Fix All %Ln Like This…</source>
        <translation>
            <numerusform>Fix This One…</numerusform>
            <numerusform>Fix All %Ln Like This…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix %Ln text(s): %1</source>
        <translation>
            <numerusform>Fix %Ln text: %1</numerusform>
            <numerusform>Fix %Ln texts: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::AlertsPanel</name>
    <message numerus="yes">
        <source>%1: %Ln open alert(s)</source>
        <translation>
            <numerusform>%1: %Ln open alert</numerusform>
            <numerusform>%1: %Ln open alerts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) changed</source>
        <translation>
            <numerusform>%Ln text changed</numerusform>
            <numerusform>%Ln texts changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::BlankShapeDialog</name>
    <message numerus="yes">
        <source>%Ln empty slot(s).</source>
        <translation>
            <numerusform>%Ln empty slot.</numerusform>
            <numerusform>%Ln empty slots.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::CellPage</name>
    <message numerus="yes">
        <source>Normally %n point(s)</source>
        <translation>
            <numerusform>Normally %n point</numerusform>
            <numerusform>Normally %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n from the box are on the map</source>
        <translation>
            <numerusform>The only one from the box is on the map</numerusform>
            <numerusform>All %n from the box are on the map</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::ChangesDialog</name>
    <message numerus="yes">
        <source>&amp;Change %Ln Text(s)</source>
        <translation>
            <numerusform>&amp;Change %Ln Text</numerusform>
            <numerusform>&amp;Change %Ln Texts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::CompositionPanel</name>
    <message numerus="yes">
        <source>%Ln in the box</source>
        <translation>
            <numerusform>%Ln in the box</numerusform>
            <numerusform>%Ln in the box</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked</source>
        <translation>
            <numerusform>%Ln locked</numerusform>
            <numerusform>%Ln locked</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::ConcordanceDialog</name>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::DecisionPanel</name>
    <message numerus="yes">
        <source>%1 (%n place(s))</source>
        <comment>a deed</comment>
        <translation>
            <numerusform>%1 (%n place)</numerusform>
            <numerusform>%1 (%n places)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::FilterBar</name>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln row</numerusform>
            <numerusform>%Ln rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln row(s)</source>
        <translation>
            <numerusform>%L1 of %Ln row</numerusform>
            <numerusform>%L1 of %Ln rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::FindBar</name>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) replaced</source>
        <translation>
            <numerusform>%Ln match replaced</numerusform>
            <numerusform>%Ln matches replaced</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln match(es)</source>
        <translation>
            <numerusform>%L1 of %Ln match</numerusform>
            <numerusform>%L1 of %Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::FindPanel</name>
    <message numerus="yes">
        <source>%Ln match(es). The first %1 are listed.</source>
        <translation>
            <numerusform>%Ln match. The first %1 are listed.</numerusform>
            <numerusform>%Ln matches. The first %1 are listed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::GalleryPanel</name>
    <message numerus="yes">
        <source>%n map(s) selected.</source>
        <translation>
            <numerusform>%n map selected.</numerusform>
            <numerusform>%n maps selected.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::GameCards</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln tile</numerusform>
            <numerusform>%Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Campaign with %n scenario(s)</source>
        <translation>
            <numerusform>Campaign with %n scenario</numerusform>
            <numerusform>Campaign with %n scenarios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::GameCommands</name>
    <message numerus="yes">
        <source>%n open map(s) changed to the new edition of the game.</source>
        <translation>
            <numerusform>%n open map changed to the new edition of the game.</numerusform>
            <numerusform>%n open maps changed to the new edition of the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::GenerateCommands</name>
    <message numerus="yes">
        <source>%n map(s) saved in %1</source>
        <translation>
            <numerusform>%n map saved in %1</numerusform>
            <numerusform>%n maps saved in %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty slot(s) filled.</source>
        <translation>
            <numerusform>%Ln empty slot filled.</numerusform>
            <numerusform>%Ln empty slots filled.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::GenerateSession</name>
    <message numerus="yes">
        <source>%n proven map(s) in the gallery.</source>
        <translation>
            <numerusform>%n proven map in the gallery.</numerusform>
            <numerusform>%n proven maps in the gallery.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::GlossaryDialog</name>
    <message numerus="yes">
        <source>%Ln term(s)</source>
        <translation>
            <numerusform>%Ln term</numerusform>
            <numerusform>%Ln terms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln term(s)</source>
        <translation>
            <numerusform>%L1 of %Ln term</numerusform>
            <numerusform>%L1 of %Ln terms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::GlossaryModel</name>
    <message numerus="yes">
        <source>Remove %Ln term(s)</source>
        <translation>
            <numerusform>Remove %Ln term</numerusform>
            <numerusform>Remove %Ln terms</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::KindModel</name>
    <message numerus="yes">
        <source>%1: %Ln on the map</source>
        <translation>
            <numerusform>%1: %Ln on the map</numerusform>
            <numerusform>%1: %Ln on the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left</source>
        <comment>in the box</comment>
        <translation>
            <numerusform>%Ln left</numerusform>
            <numerusform>%Ln left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <comment>for the box</comment>
        <translation>
            <numerusform>%Ln too many</numerusform>
            <numerusform>%Ln too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln placed</source>
        <comment>tiles or pieces on the map</comment>
        <translation>
            <numerusform>%Ln placed</numerusform>
            <numerusform>%Ln placed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %Ln on the map</source>
        <comment>name, what is left</comment>
        <translation>
            <numerusform>%1: %2, %Ln on the map</numerusform>
            <numerusform>%1: %2, %Ln on the map</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::LedgerPanel</name>
    <message numerus="yes">
        <source>The map has %Ln empty slot(s). The figures are averages of %1 random fillings. Careful filling can reduce the gap.</source>
        <translation>
            <numerusform>The map has %Ln empty slot. The figures are averages of %1 random fillings. Careful filling can reduce the gap.</numerusform>
            <numerusform>The map has %Ln empty slots. The figures are averages of %1 random fillings. Careful filling can reduce the gap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Show %n Equal Measure(s)</source>
        <translation>
            <numerusform>&amp;Show %n Equal Measure</numerusform>
            <numerusform>&amp;Show %n Equal Measures</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapCanvas</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n victory point</numerusform>
            <numerusform>%n victory points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n piece(s)</source>
        <translation>
            <numerusform>%n piece</numerusform>
            <numerusform>%n pieces</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::MapCommands</name>
    <message numerus="yes">
        <source>Change to %n player(s)</source>
        <translation>
            <numerusform>Change to %n player</numerusform>
            <numerusform>Change to %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::MemoryPanel</name>
    <message numerus="yes">
        <source>%Ln row(s) with the same source have a different translation. Copy this translation there…</source>
        <translation>
            <numerusform>%Ln row with the same source has a different translation. Copy this translation there…</numerusform>
            <numerusform>%Ln rows with the same source have different translations. Copy this translation there…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::NewGameDialog</name>
    <message numerus="yes">
        <source>%Ln hex(es). The game file starts with six kinds of tiles that you can change.</source>
        <translation>
            <numerusform>%Ln hex. The game file starts with six kinds of tiles that you can change.</numerusform>
            <numerusform>%Ln hexes. The game file starts with six kinds of tiles that you can change.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::ObjectsPage</name>
    <message numerus="yes">
        <source>%Ln object(s) selected</source>
        <translation>
            <numerusform>%Ln object selected</numerusform>
            <numerusform>%Ln objects selected</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::OrderEditor</name>
    <message numerus="yes">
        <source>Seal Orders (%n Unit(s) Left)</source>
        <translation>
            <numerusform>Seal Orders (%n Unit Left)</numerusform>
            <numerusform>Seal Orders (%n Units Left)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::OwnCards</name>
    <message numerus="yes">
        <source>Example for %n player(s)</source>
        <translation>
            <numerusform>Example for %n player</numerusform>
            <numerusform>Example for %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::PaintTool</name>
    <message numerus="yes">
        <source>Paint %n kinds of tiles at random</source>
        <translation>
            <numerusform>Paint %n kind of tile at random</numerusform>
            <numerusform>Paint %n kinds of tiles at random</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::PartRows</name>
    <message numerus="yes">
        <source>%Ln in the box</source>
        <translation>
            <numerusform>%Ln in the box</numerusform>
            <numerusform>%Ln in the box</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::PlayCommands</name>
    <message numerus="yes">
        <source>%n tile(s) on this map have a special rule the program doesn’t know. Apply it yourselves.</source>
        <translation>
            <numerusform>%n tile on this map has a special rule the program doesn’t know. Apply it yourselves.</numerusform>
            <numerusform>%n tiles on this map have special rules the program doesn’t know. Apply them yourselves.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::ProblemsPanel</name>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hint(s)</source>
        <translation>
            <numerusform>%Ln hint</numerusform>
            <numerusform>%Ln hints</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln accepted</source>
        <translation>
            <numerusform>%Ln accepted</numerusform>
            <numerusform>%Ln accepted</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::RepairPanel</name>
    <message numerus="yes">
        <source>%n swap(s): %1</source>
        <translation>
            <numerusform>%n swap: %1</numerusform>
            <numerusform>%n swaps: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Repair with %n swap(s)</source>
        <translation>
            <numerusform>Repair with %n swap</numerusform>
            <numerusform>Repair with %n swaps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The most similar proven map differs in %n tile(s).</source>
        <translation>
            <numerusform>The most similar proven map differs in %n tile.</numerusform>
            <numerusform>The most similar proven map differs in %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If %n lock(s) were removed, a proven map would fit.</source>
        <translation>
            <numerusform>If %n lock was removed, a proven map would fit.</numerusform>
            <numerusform>If %n locks were removed, a proven map would fit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These swaps help, but the map is still unfair. The most similar proven map differs in %n tile(s).</source>
        <translation>
            <numerusform>These swaps help, but the map is still unfair. The most similar proven map differs in %n tile.</numerusform>
            <numerusform>These swaps help, but the map is still unfair. The most similar proven map differs in %n tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::ReportPanel</name>
    <message numerus="yes">
        <source>, %n turn(s)</source>
        <translation>
            <numerusform>, %n turn</numerusform>
            <numerusform>, %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::SelectTool</name>
    <message numerus="yes">
        <source>Remove %n tile(s) from the map</source>
        <translation>
            <numerusform>Remove %n tile from the map</numerusform>
            <numerusform>Remove %n tiles from the map</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) removed from the map. Use Undo to restore them.</source>
        <translation>
            <numerusform>%n tile removed from the map. Use Undo to restore it.</numerusform>
            <numerusform>%n tiles removed from the map. Use Undo to restore them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::SelectionCommands</name>
    <message numerus="yes">
        <source>A home was removed. %n player(s) left on the map. Use Undo to restore it.</source>
        <translation>
            <numerusform>A home was removed. %n player left on the map. Use Undo to restore it.</numerusform>
            <numerusform>A home was removed. %n players left on the map. Use Undo to restore it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hex(es) cleared, including symmetric partners. Use Undo to restore them.</source>
        <translation>
            <numerusform>%Ln hex cleared, including symmetric partners. Use Undo to restore it.</numerusform>
            <numerusform>%Ln hexes cleared, including symmetric partners. Use Undo to restore them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked hex(es) can’t be changed. Unlock them first (L).</source>
        <translation>
            <numerusform>%Ln locked hex can’t be changed. Unlock it first (L).</numerusform>
            <numerusform>%Ln locked hexes can’t be changed. Unlock them first (L).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln locked object(s) can’t be changed. Unlock them first (L).</source>
        <translation>
            <numerusform>%Ln locked object can’t be changed. Unlock it first (L).</numerusform>
            <numerusform>%Ln locked objects can’t be changed. Unlock them first (L).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::SelectionPage</name>
    <message numerus="yes">
        <source>Lock %Ln hex(es)</source>
        <translation>
            <numerusform>Lock %Ln hex</numerusform>
            <numerusform>Lock %Ln hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unlock %Ln hex(es)</source>
        <translation>
            <numerusform>Unlock %Ln hex</numerusform>
            <numerusform>Unlock %Ln hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hex(es) selected</source>
        <translation>
            <numerusform>%Ln hex selected</numerusform>
            <numerusform>%Ln hexes selected</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Locked (%Ln of them)</source>
        <translation>
            <numerusform>Locked (%Ln of them)</numerusform>
            <numerusform>Locked (%Ln of them)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change note of %Ln hex(es)</source>
        <translation>
            <numerusform>Change note of %Ln hex</numerusform>
            <numerusform>Change note of %Ln hexes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change %Ln hex(es) to %1</source>
        <translation>
            <numerusform>Change %Ln hex to %1</numerusform>
            <numerusform>Change %Ln hexes to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change special victory points of %Ln tile(s)</source>
        <translation>
            <numerusform>Change special victory points of %Ln tile</numerusform>
            <numerusform>Change special victory points of %Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The box has only %Ln more of these. Select fewer hexes.</source>
        <translation>
            <numerusform>The box has only %Ln more of these. Select fewer hexes.</numerusform>
            <numerusform>The box has only %Ln more of these. Select fewer hexes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them outside the layout</source>
        <translation>
            <numerusform>%Ln of them outside the layout</numerusform>
            <numerusform>%Ln of them outside the layout</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::Sharing</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::StampTool</name>
    <message numerus="yes">
        <source>Paste %Ln hex(es)</source>
        <translation>
            <numerusform>Paste %Ln hex</numerusform>
            <numerusform>Paste %Ln hexes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::StartDialog</name>
    <message numerus="yes">
        <source>The map has %n problem(s) but can still be played.</source>
        <translation>
            <numerusform>The map has %n problem but can still be played.</numerusform>
            <numerusform>The map has %n problems but can still be played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::StatisticsPanel</name>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln tile</numerusform>
            <numerusform>%Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln blank space(s)</source>
        <translation>
            <numerusform>%Ln blank space</numerusform>
            <numerusform>%Ln blank spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recommended for %n player(s)</source>
        <translation>
            <numerusform>Recommended for %n player</numerusform>
            <numerusform>Recommended for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln too few</source>
        <translation>
            <numerusform>%Ln too few</numerusform>
            <numerusform>%Ln too few</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln too many</source>
        <translation>
            <numerusform>%Ln too many</numerusform>
            <numerusform>%Ln too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln left in the box</source>
        <translation>
            <numerusform>%Ln left in the box</numerusform>
            <numerusform>%Ln left in the box</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty slot(s) left</source>
        <translation>
            <numerusform>%Ln empty slot left</numerusform>
            <numerusform>%Ln empty slots left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This game has no recommended tile counts for %n player(s).</source>
        <translation>
            <numerusform>This game has no recommended tile counts for %n player.</numerusform>
            <numerusform>This game has no recommended tile counts for %n players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more than in the box</source>
        <translation>
            <numerusform>%Ln more than in the box</numerusform>
            <numerusform>%Ln more than in the box</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::StatusFields</name>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <translation>
            <numerusform>%Ln tile</numerusform>
            <numerusform>%Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n seat</numerusform>
            <numerusform>%n seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln empty</source>
        <comment>slots of the layout</comment>
        <translation>
            <numerusform>%Ln empty</numerusform>
            <numerusform>%Ln empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::Story</name>
    <message numerus="yes">
        <source>And %Ln more event(s).</source>
        <comment>sentences of the log</comment>
        <translation>
            <numerusform>And %Ln more event.</numerusform>
            <numerusform>And %Ln more events.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::SuggestionsPanel</name>
    <message numerus="yes">
        <source>%Ln tile(s)</source>
        <comment>that change</comment>
        <translation>
            <numerusform>%Ln tile</numerusform>
            <numerusform>%Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln slot(s): gap of about %1 points</source>
        <translation>
            <numerusform>Fill %Ln slot: gap of about %1 points</numerusform>
            <numerusform>Fill %Ln slots: gap of about %1 points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln slot(s)</source>
        <translation>
            <numerusform>Fill %Ln slot</numerusform>
            <numerusform>Fill %Ln slots</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more wish(es) met</source>
        <translation>
            <numerusform>%n more wish met</numerusform>
            <numerusform>%n more wishes met</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply suggestion for %Ln tile(s)</source>
        <translation>
            <numerusform>Apply suggestion for %Ln tile</numerusform>
            <numerusform>Apply suggestion for %Ln tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fill %Ln slot(s): %1% lead according to the author’s weights</source>
        <translation>
            <numerusform>Fill %Ln slot: %1% lead according to the author’s weights</numerusform>
            <numerusform>Fill %Ln slots: %1% lead according to the author’s weights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lead %1 → %2% according to the author’s weights, %n tile(s) swapped</source>
        <comment>of the richest seat over the poorest, before and after</comment>
        <translation>
            <numerusform>Lead %1 → %2% according to the author’s weights, %n tile swapped</numerusform>
            <numerusform>Lead %1 → %2% according to the author’s weights, %n tiles swapped</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::SymmetryMenu</name>
    <message numerus="yes">
        <source>%1 and %n mirror(s)</source>
        <translation>
            <numerusform>%1 and %n mirror</numerusform>
            <numerusform>%1 and %n mirrors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::TermFinder</name>
    <message numerus="yes">
        <source>Add %Ln term(s)</source>
        <translation>
            <numerusform>Add %Ln term</numerusform>
            <numerusform>Add %Ln terms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) may be missing from the glossary. Select several with Shift or Ctrl. Press Enter to add the selected ones, Delete to skip them, F2 to edit a form.</source>
        <translation>
            <numerusform>%Ln term may be missing from the glossary. Select several with Shift or Ctrl. Press Enter to add the selected ones, Delete to skip them, F2 to edit a form.</numerusform>
            <numerusform>%Ln terms may be missing from the glossary. Select several with Shift or Ctrl. Press Enter to add the selected ones, Delete to skip them, F2 to edit a form.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextExportDialog</name>
    <message numerus="yes">
        <source>%Ln file(s) already exist. Replace them?</source>
        <translation>
            <numerusform>%Ln file already exists. Replace it?</numerusform>
            <numerusform>%Ln files already exist. Replace them?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) saved in %1</source>
        <translation>
            <numerusform>%Ln file saved in %1</numerusform>
            <numerusform>%Ln files saved in %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextFiles</name>
    <message numerus="yes">
        <source>%Ln term(s) in the file.</source>
        <translation>
            <numerusform>%Ln term in the file.</numerusform>
            <numerusform>%Ln terms in the file.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln term(s) imported from %1.</source>
        <translation>
            <numerusform>%Ln term imported from %1.</numerusform>
            <numerusform>%Ln terms imported from %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::TextMemories</name>
    <message numerus="yes">
        <source>%Ln text(s) from %1 will be used for suggestions from now on.</source>
        <translation>
            <numerusform>%Ln text from %1 will be used for suggestions from now on.</numerusform>
            <numerusform>%Ln texts from %1 will be used for suggestions from now on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) saved in %1.</source>
        <translation>
            <numerusform>%Ln row saved in %1.</numerusform>
            <numerusform>%Ln rows saved in %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln text(s) filled from translation memory. Review them before approving.</source>
        <translation>
            <numerusform>%Ln text filled from translation memory. Review it before approving.</numerusform>
            <numerusform>%Ln texts filled from translation memory. Review them before approving.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::TranslateCommands</name>
    <message numerus="yes">
        <source>%Ln row(s) changed</source>
        <translation>
            <numerusform>%Ln row changed</numerusform>
            <numerusform>%Ln rows changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) with the same source have a different translation. Press %1 to copy this translation there.</source>
        <translation>
            <numerusform>%Ln row with the same source has a different translation. Press %1 to copy this translation there.</numerusform>
            <numerusform>%Ln rows with the same source have different translations. Press %1 to copy this translation there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::TranslatePage</name>
    <message numerus="yes">
        <source>&amp;Approve %Ln Text(s)</source>
        <translation>
            <numerusform>&amp;Approve %Ln Text</numerusform>
            <numerusform>&amp;Approve %Ln Texts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln Text(s) as &amp;Draft</source>
        <translation>
            <numerusform>Mark %Ln Text as &amp;Draft</numerusform>
            <numerusform>Mark %Ln Texts as &amp;Draft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %Ln Text(s) for &amp;Review</source>
        <translation>
            <numerusform>Mark %Ln Text for &amp;Review</numerusform>
            <numerusform>Mark %Ln Texts for &amp;Review</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::UnsavedDialog</name>
    <message numerus="yes">
        <source>%Ln map(s) have unsaved changes. Which of them should be saved?</source>
        <translation>
            <numerusform>%Ln map has unsaved changes. Should it be saved?</numerusform>
            <numerusform>%Ln maps have unsaved changes. Which of them should be saved?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changes to %Ln map(s) will be lost.</source>
        <translation>
            <numerusform>Changes to %Ln map will be lost.</numerusform>
            <numerusform>Changes to %Ln maps will be lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::WelcomeCommands</name>
    <message numerus="yes">
        <source>%1, for %n player(s). To make this map again, choose File &gt; Repeat Surprise Map and enter its number.</source>
        <translation>
            <numerusform>%1, for %n player. To make this map again, choose File &gt; Repeat Surprise Map and enter its number.</numerusform>
            <numerusform>%1, for %n players. To make this map again, choose File &gt; Repeat Surprise Map and enter its number.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::WelcomePage</name>
    <message numerus="yes">
        <source>Reopen %n map(s)</source>
        <translation>
            <numerusform>Reopen %n map</numerusform>
            <numerusform>Reopen %n maps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::WishPanel</name>
    <message numerus="yes">
        <source>%Ln locked tile(s)</source>
        <comment>to keep</comment>
        <translation>
            <numerusform>%Ln locked tile</numerusform>
            <numerusform>%Ln locked tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %Ln placed tile(s)</source>
        <comment>to keep</comment>
        <translation>
            <numerusform>The only placed tile</numerusform>
            <numerusform>All %Ln placed tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::WishRows</name>
    <message numerus="yes">
        <source>Not met by this map, off by %n</source>
        <translation>
            <numerusform>Not met by this map, off by %n</numerusform>
            <numerusform>Not met by this map, off by %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::WorkPage</name>
    <message numerus="yes">
        <source>After %n minute(s)</source>
        <translation>
            <numerusform>After %n minute</numerusform>
            <numerusform>After %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hexa::editor::bauen::ScorePanel</name>
    <message numerus="yes">
        <source>Player %1 wins with %n glory point(s).</source>
        <translation>
            <numerusform>Player %1 wins with %n glory point.</numerusform>
            <numerusform>Player %1 wins with %n glory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shared victory with %n glory point(s): players %1.</source>
        <translation>
            <numerusform>Shared victory with %n glory point: players %1.</numerusform>
            <numerusform>Shared victory with %n glory points: players %1.</numerusform>
        </translation>
    </message>
</context>
</TS>
