import { HIT } from './hit.ts'

/** Events for `on…` attributes: those of HTML, SVG and old browsers, and invented ones. */
export const EVENTS = (
  'abort activate afterprint animationcancel animationend animationiteration animationstart ' +
  'auxclick beforecopy beforecut beforeinput beforematch beforepaste beforeprint beforetoggle ' +
  'beforeunload begin blur bounce cancel canplay canplaythrough change click close command ' +
  'contentvisibilityautostatechange contextlost contextmenu contextrestored copy cuechange cut ' +
  'dblclick drag dragend dragenter dragexit dragleave dragover dragstart drop durationchange ' +
  'emptied end ended error finish focus focusin focusout formdata fullscreenchange ' +
  'gesturestart gotpointercapture hashchange input invalid keydown keypress keyup languagechange ' +
  'load loadeddata loadedmetadata loadstart lostpointercapture message mousedown mouseenter ' +
  'mouseleave mousemove mouseout mouseover mouseup mousewheel offline online pagehide pageshow ' +
  'paste pause play playing pointercancel pointerdown pointerenter pointerleave pointermove ' +
  'pointerout pointerover pointerrawupdate pointerup popstate progress propertychange ratechange ' +
  'readystatechange repeat reset resize scroll scrollend scrollsnapchange search ' +
  'securitypolicyviolation seeked seeking select selectionchange selectstart show slotchange ' +
  'stalled start storage submit suspend timeupdate toggle touchcancel touchend touchmove ' +
  'touchstart transitioncancel transitionend transitionrun transitionstart unhandledrejection ' +
  'unload volumechange waiting webkitanimationend webkitmouseforceup wheel zoom'
).split(' ')

const ELEMENTS = [
  'p',
  'a href="#x"',
  'td',
  'li',
  'h2',
  'table',
  'figure',
  'span',
  'blockquote',
  'div',
]

const known = EVENTS.map((event, index) => {
  const element = ELEMENTS[index % ELEMENTS.length]
  const html = `<${element} on${event}="${HIT}">x</${element?.split(' ')[0]}>`
  return element === 'td' ? `<table><tr>${html}</table>` : html
})

/** Elements that trigger a handler by themselves. */
const selfStarting = [
  `<img src=x onerror=${HIT}>`,
  `<img src=/x.png onload=${HIT}>`,
  `<img srcset=x onerror=${HIT}>`,
  `<image src=x onerror=${HIT}>`,
  `<picture><source srcset=x><img onerror=${HIT}></picture>`,
  `<video src=x onerror=${HIT}></video>`,
  `<video><source src=x onerror=${HIT}></video>`,
  `<audio src=x onerror=${HIT}></audio>`,
  `<video onloadstart=${HIT} src=x></video>`,
  `<input autofocus onfocus=${HIT}>`,
  `<select autofocus onfocus=${HIT}></select>`,
  `<textarea autofocus onfocus=${HIT}></textarea>`,
  `<button autofocus onfocus=${HIT}>x</button>`,
  `<keygen autofocus onfocus=${HIT}>`,
  `<p tabindex=0 autofocus onfocus=${HIT}>x</p>`,
  `<a href=#x autofocus onfocus=${HIT}>x</a>`,
  `<p contenteditable autofocus onfocusin=${HIT}>x</p>`,
  `<details open ontoggle=${HIT}><summary>x</summary></details>`,
  `<marquee onstart=${HIT}>x</marquee>`,
  `<marquee loop=1 width=0 onfinish=${HIT}>x</marquee>`,
  `<body onload=${HIT}>`,
  `<body onpageshow=${HIT}>`,
  `<body onresize=${HIT}>`,
  `<body onscroll=${HIT}><br><input autofocus>`,
  `<frameset onload=${HIT}>`,
  `<iframe onload=${HIT}></iframe>`,
  `<object onerror=${HIT} data=x></object>`,
  `<embed src=/x onload=${HIT}>`,
  `<style onload=${HIT}></style>`,
  `<link rel=stylesheet href=x onerror=${HIT}>`,
  `<script src=x onerror=${HIT}></script>`,
  `<svg onload=${HIT}>`,
  `<svg><g onload=${HIT}></g></svg>`,
  `<svg><image href=x onerror=${HIT} /></svg>`,
  `<svg><animate onbegin=${HIT} attributeName=x dur=1s /></svg>`,
  `<svg><set onend=${HIT} attributeName=x dur=1ms /></svg>`,
  `<style>@keyframes k{}</style><p style="animation:k 1ms" onanimationstart=${HIT}>x</p>`,
  `<p style="transition:color 1ms" ontransitionend=${HIT} id=t>x</p>`,
  `<input type=image src=x onerror=${HIT}>`,
  `<dialog open onclose=${HIT}><form method=dialog><button autofocus>x</button></form></dialog>`,
  `<div popover onbeforetoggle=${HIT}>x</div>`,
  `<xss id=x tabindex=1 autofocus onfocus=${HIT}>x</xss>`,
  `<x-y contentvisibilityautostatechange oncontentvisibilityautostatechange=${HIT} style=content-visibility:auto>x</x-y>`,
]

/** Spellings of the same handler that a filter may miss. */
const spellings = [
  'ONERROR=',
  'oNeRrOr=',
  'onerror =',
  'onerror\n=\n',
  'onerror\t=\t',
  'onerror\f=\f',
  '\nonerror=',
  '\fonerror=',
  '/onerror=',
  '//onerror=',
  '"onerror=',
  "'onerror=",
  '`onerror=',
  '=onerror=',
  '\0onerror=',
  'on\0error=',
  'x="" onerror=',
  "x='>' onerror=",
  'x=`>` onerror=',
  'x=">" onerror=',
  'data-x onerror=',
  'aria-onerror=x onerror=',
  'onerror=onerror=',
  'xml:onerror=',
  'xlink:onerror=',
  '@onerror=',
  ':onerror=',
  'v-on:error=',
  '(error)=',
  'ng-on-error=',
  '[onerror]=',
  'onerror-=',
  'onerror\u00a0=',
  '\u00a0onerror=',
  '\u2028onerror=',
  '\u3000onerror=',
  'ｏｎｅｒｒｏｒ=',
  'onerrоr=',
  'on=',
  'onx=',
  'onunknownevent=',
].flatMap((name) => [`<img src=x ${name}${HIT}>`, `<img src=x ${name}"${HIT}" alt=y>`])

export const handlers: string[] = [...known, ...selfStarting, ...spellings]
