import type { ServerResponse } from 'node:http';

/**
 * Next appends the headers that it keeps with a page to those that it has just set: what an answer says already, such as
 * the fonts of its `Link`, it does not say again.
 */
export function appendOnce(response: ServerResponse): void {
  const append = response.appendHeader.bind(response);
  response.appendHeader = (name, value) => {
    const said = [response.getHeader(name) ?? []].flat().map(String);
    const rest = [value].flat().filter((each) => !said.includes(each));
    return rest.length === 0 ? response : append(name, rest);
  };
}
