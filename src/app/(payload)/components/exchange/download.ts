/** Has the browser download an address; a refusal shows among the downloads and leaves the page as it is. */
export function download(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
