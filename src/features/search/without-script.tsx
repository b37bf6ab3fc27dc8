import { search as words } from '@/messages/search';

const RESULTS = '/api/search/page';

// React would move a <meta> of its own into the head, out of the <noscript> that makes it harmless.
const MARKUP = `<meta http-equiv="refresh" content="0;url=${RESULTS}"><p class="mb-6"><a class="underline" href="${RESULTS}">${words.seeResults}</a></p>`;

/** A static page cannot read its query on the server: a browser without JavaScript is led to a page that holds the results. */
export function WithoutScript() {
  return <noscript dangerouslySetInnerHTML={{ __html: MARKUP }} />;
}
