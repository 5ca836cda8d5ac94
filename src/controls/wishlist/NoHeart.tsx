/** WSH-02: the place of a heart where there is none. */
export const NoHeart = () => <span hidden data-scope="wishlist" data-state="hidden" />;
