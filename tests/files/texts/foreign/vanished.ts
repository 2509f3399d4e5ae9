<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE" sourcelanguage="en">
<context>
    <name>MainWindow</name>
    <message>
        <location filename="../a.cpp" line="12"/>
        <location line="+3"/>
        <source>&amp;Draw</source>
        <comment>button</comment>
        <extracomment>for the deck</extracomment>
        <translatorcomment>ask Ada</translatorcomment>
        <translation>&amp;Ziehen</translation>
    </message>
    <message numerus="yes">
        <location filename="../a.cpp" line="20"/>
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n Teil</numerusform>
            <numerusform>%n Teile</numerusform>
        </translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft</source>
        <oldsource>Old draft</oldsource>
        <translation type="unfinished">Entwurf</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="vanished">Weg</translation>
    </message>
    <message>
        <source>Older</source>
        <translation type="obsolete">Älter</translation>
    </message>
</context>
<context>
    <name></name>
    <message id="qtn_draw">
        <source>Draw by id</source>
        <translation>Ziehen per ID</translation>
    </message>
</context>
</TS>
