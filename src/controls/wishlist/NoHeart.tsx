/** WSH-02: an empty place for a heart. */
export const NoHeart = () => <span hidden data-scope="wishlist" data-state="hidden" />;
