<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
	<context>
		<name>A</name>
		<message>
			<source>It's "good"</source>
			<translation>C'est "bon" !</translation>
		</message>
	</context>
</TS>