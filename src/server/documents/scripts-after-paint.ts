/** The application's own scripts, as Next writes them: asynchronous, in no particular order. */
const SCRIPT =
  /<script (src="\/_next\/static\/chunks\/[^"]+\.js"(?: id="[^"]*")?) async=""><\/script>/g;
/** What a browser neither fetches nor runs. */
const LATE = 'text/late';
/** Nobody waits longer than this for the page to come alive, whatever the picture does. Milliseconds. */
const LONGEST_WAIT = 2_000;

/**
 * Runs in the page: fetches and starts the scripts once the frame with the leading picture is on the screen, at the first
 * touch or key, or when the wait has been long enough, whichever comes first.
 */
export const LOADER_SCRIPT = `(function(d){var done;function run(){if(done)return;done=1;\
d.querySelectorAll('script[type="${LATE}"]').forEach(function(s){var n=d.createElement('script');\
n.async=true;if(s.id)n.id=s.id;n.src=s.getAttribute('src');s.replaceWith(n)})}\
function soon(){requestAnimationFrame(function(){setTimeout(run)})}\
['pointerdown','keydown'].forEach(function(e){addEventListener(e,run,{once:true,capture:true,passive:true})});\
setTimeout(run,${LONGEST_WAIT});var i=d.querySelector('img[fetchpriority="high"]');\
i&&i.decode?i.decode().then(soon,soon):soon()})(document)`;

/**
 * A finished page whose scripts wait for its first paint. It says everything without them, so the text and the picture
 * need not share the processor with them on a slow phone. A document without such scripts stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const end = html.lastIndexOf('</body>');
  if (end === -1 || html.search(SCRIPT) === -1) return html;
  const late = html.slice(0, end).replace(SCRIPT, `<script type="${LATE}" $1></script>`);
  return `${late}<script>${LOADER_SCRIPT}</script>${html.slice(end)}`;
}
