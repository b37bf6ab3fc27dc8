/** Rows of a page in the panel's lists, and what an editor may choose instead. */
export const LIST_PAGE_SIZE = 25;
export const LIST_PAGE_SIZES = [10, 25, 50, 100] as const;
