/**
 * Runs before anything is shown, as long as the shell has not set `data-ready`. A form that is sent too early would
 * leave the page with what was typed; what was pressed is noted, and the shell presses it again
 * (`shell/src/hydration/early-tap.ts`). Somebody whose name is stored sees no Sign Up, in a place that is as wide as
 * the name was (`shell/src/frame/account-place.tsx`).
 */
export const headScript = `(()=>{
const r=document.documentElement,d=r.dataset,early=f=>e=>{'ready' in d||f(e)};
addEventListener('click',early(e=>{self.earlyTap=e.target.closest('button')||self.earlyTap}),true);
addEventListener('submit',early(e=>{e.preventDefault();self.earlyTap=e.target}),true);
try{
const s=localStorage,w=+s.accountWidth;
if(s.fullName){d.known='';w>0&&r.style.setProperty('--account-width',w+'px')}
}catch{}
})()`;

export const headScriptStyle =
  'html[data-known]:not([data-ready]) [data-account]{visibility:hidden;flex:none;width:var(--account-width,auto)}';
