/** Width of a card's image, as gift-card.css lays the grid out. */
export const CARD_SIZES =
  '(min-width: 80rem) 18.5rem, (min-width: 60rem) 30vw, (min-width: 36rem) 46vw, calc(100vw - 2.5rem)';

/** Width of the image of a large card. */
export const FEATURE_SIZES =
  '(min-width: 80rem) 44rem, (min-width: 48rem) 56vw, calc(100vw - 2.5rem)';
