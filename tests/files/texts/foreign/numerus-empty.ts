<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>A</name>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two
lines &quot;here&quot;</source>
        <translation>Zwei
Zeilen &quot;hier&quot; &amp; it&apos;s</translation>
    </message>
    <message utf8="true">
        <source>same</source>
        <comment>one</comment>
        <translation>gleich 1</translation>
    </message>
    <message>
        <source>same</source>
        <comment>two</comment>
        <translation>gleich 2</translation>
    </message>
</context>
<context>
    <name>B</name>
    <message>
        <source>same</source>
        <translation>gleich 3</translation>
    </message>
</context>
</TS>
