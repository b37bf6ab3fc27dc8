/** Stands for `next/navigation` in a page that is made outside of Next, which leads nowhere by itself. */
export const useRouter = () => null;
