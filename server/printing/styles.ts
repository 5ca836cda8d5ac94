/** Ink on paper, on the screen as in print, after the styles of the look. */
export const sheetStyles = `
@page{size:A4;margin:12mm 11mm}
*{box-sizing:border-box;margin:0}
body{max-width:60rem;padding:2rem 1.25rem 4rem;margin:auto;font:1rem/1.4 var(--text);color:var(--ink);background:var(--paper)}
header{padding-bottom:1rem;border-bottom:4px solid}
header>p:first-child{font:800 1rem var(--display)}
h1{font:800 var(--size-h1)/1 var(--display);letter-spacing:-.02em}
h1::first-letter{text-transform:uppercase}
a{color:inherit;text-underline-offset:.2em}
a:focus-visible{outline:3px solid;outline-offset:2px;box-shadow:0 0 0 8px var(--highlight)}
header a,nav a{display:inline-block;padding:.7rem 0;margin-right:1.5rem;font-weight:700}
table{width:100%;margin-top:1.75rem;table-layout:fixed;border-collapse:collapse}
caption{padding-bottom:.25rem;font:800 1.25rem var(--display);text-align:start}
caption time::first-letter{text-transform:uppercase}
caption time{display:inline-block}
th{padding:0;font-size:0;line-height:0}
tbody{border-top:2px solid}
td{padding:.35rem .6rem .35rem 0;vertical-align:top;border-bottom:1px solid color-mix(in srgb,var(--ink) 33%,transparent);overflow-wrap:anywhere}
th:nth-child(1){width:5.5rem}
th:nth-child(3){width:34%}
th:nth-child(4){width:7rem}
th:nth-child(5){width:6rem}
td:nth-child(1){font-weight:700;white-space:nowrap;font-variant-numeric:tabular-nums}
td:nth-child(2){font-weight:700}
td:nth-child(5){font-weight:700}
td a{text-decoration-color:color-mix(in srgb,var(--ink) 33%,transparent)}
nav{margin-top:2rem}
@media (width<40rem){tr{display:grid;grid-template-columns:5rem minmax(0,1fr);padding:.35rem 0;border-bottom:1px solid color-mix(in srgb,var(--ink) 33%,transparent)}thead{position:absolute}tbody{display:block}td{padding:0;border:0}td:nth-child(n+3){grid-column:2}td:empty{display:none}}
@media print{body{max-width:none;padding:0;font-size:8.5pt;line-height:1.25;color:#000;background:#fff}h1{font-size:20pt}header{padding-bottom:2mm;border-width:1.5pt}header a,nav{display:none}
table{margin-top:3mm}caption{padding:0;font-size:11pt;break-after:avoid}tr{break-inside:avoid}tr:first-child{break-before:avoid}thead{break-after:avoid}td{padding:.5mm 2mm .5mm 0;border-width:.4pt}tbody{border-width:1pt}th:nth-child(1){width:15mm}th:nth-child(4){width:22mm}th:nth-child(5){width:20mm}a{text-decoration:none}}
`;
