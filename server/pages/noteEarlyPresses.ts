/**
 * An inline script: it notes presses on controls that only React hears, until hydration (src/browser/earlyPress.ts). A press
 * replaces earlier ones on the same control, and those that open a dialog: it would cover the rest.
 */
export const noteEarlyPresses = `earlyPresses=[];
for(const[type,tag]of[['click','button'],['change','select']])document.addEventListener(type,({target})=>{
const control=target.closest(tag+'[data-early]');
if(control&&!('ready'in document.documentElement.dataset))earlyPresses=[...earlyPresses.filter(one=>one.control!==control&&!one.control.ariaHasPopup),
{control,html:control.outerHTML,value:control.value,href:location.href,at:performance.now()}]},true)`;
