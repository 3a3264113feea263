// Written from the format's grammar in the manner of the two programs whose files people have.

/** As Acrobat writes: rich contents, appearances, its own words in every date. */
export const acrobat = `<?xml version="1.0" encoding="UTF-8"?>
<xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve"
><annots
><highlight color="#FFD100" creationdate="D:20240229093000+01'00'" flags="print" date="D:20240229093105+01'00'" name="0a8c9ecb-3d0b" page="1" coords="250.8,680,338.1,680,250.8,663.8,338.1,663.8" rect="246.508,663.3,342.4,680.5" subject="Highlight" title="Maria Sá" opacity="0.40"
><contents-richtext
><body xmlns="http://www.w3.org/1999/xhtml" xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/" xfa:APIVersion="Acrobat:23.8.0" xfa:spec="2.0.2"
><p dir="ltr"
><span style="font-size:10.0pt;font-weight:bold"
>Is this right?</span
></p
></body
></contents-richtext
><popup flags="print,nozoom,norotate" open="no" page="1" rect="595.2,566.5,799.2,680.5"
/></highlight
><freetext width="2" color="#FFFFFF" creationdate="D:20240301" flags="print" date="D:20240301101500Z00'00'" name="ft-1" page="0" fringe="2,2,2,2" rect="100,200,300,250" subject="Text Box" title="Maria Sá" intent="FreeTextTypewriter" justification="centered" rotation="90"
><contents-richtext
><body xmlns="http://www.w3.org/1999/xhtml"><p>Olá &amp; até já — £5 &lt; £6</p></body
></contents-richtext
><defaultappearance
>0.898 0.133 0.216 rg /Helv 14 Tf</defaultappearance
><defaultstyle
>font: Helvetica,sans-serif 14.0pt; text-align:left; color:#E52237 </defaultstyle
></freetext
><stamp color="#FF0000" icon="SBApproved" name="st-1" page="0" rect="20,20,220,80" title="Maria Sá"
><appearance
>PERJQ1QgS0VZPSJBUCI+</appearance
></stamp
><caret fringe="1,1,1,1" symbol="P" name="ca-1" page="0" rect="5,5,9,9" title="Maria Sá"
/><fileattachment file="a.xml" checksum="0A" page="0" rect="1,2,3,4"><data MODE="raw" encoding="hex">FFFE</data></fileattachment
></annots
><f href="Statement of entry.pdf"
/><ids original="4E3F" modified="9A0B"
/></xfdf
>`;

/** As WebViewer writes: its own elements and attributes around and within. */
export const webViewer = `<?xml version="1.0" encoding="UTF-8" ?><xfdf xmlns="http://ns.adobe.com/xfdf/" xml:space="preserve"><pdf-info xmlns="http://www.pdftron.com/pdfinfo" version="2" import-version="4" /><fields /><annots><line page="0" rect="168.4,628.5,524.2,697.2" color="#E44234" flags="print" name="b1" title="Guest" subject="Arrow" date="D:20230510163000Z" width="3" creationdate="D:20230510162959Z" head="None" tail="OpenArrow" start="519.2,632.5" end="173.4,693.2" dashes="3,2" style="dash"><trn-custom-data bytes="{&quot;a&quot;:1}" /><contents>See &quot;here&quot;
and here</contents></line><freetext page="0" rect="10,20,110,60" TextColor="#E44234" FontSize="37.47" width="0" flags="print" name="b2" title="Guest" dateModified="yes"><contents>Big</contents><defaultappearance>0 0 0 rg /Helvetica 12 Tf</defaultappearance><apref x="10" y="60" gennum="0" objnum="91" /></freetext><ink page="2" rect="0,0,50,50" width="1.5" opacity="0.5" name="b3" color="#00CC63"><inklist><gesture>1,2;3.5,4;5,-6</gesture><gesture>7,8</gesture></inklist></ink><polygon page="0" rect="0,0,10,10" style="cloudy" intensity="2" interior-color="#FFEE00" name="b4"><vertices>0,0;10,0;10,10</vertices></polygon><stamp page="0" rect="0,0,64,64" name="b5" icon="None"><imagedata>data:image/png;base64,iVBORw0KGgo=</imagedata></stamp></annots><pages><defmtx matrix="1,0,0,-1,0,792" /></pages></xfdf>`;
