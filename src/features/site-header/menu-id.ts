/** Id of the element that holds search and navigation: what the menu button opens on small screens. */
export const MENU_ID = 'menu';
