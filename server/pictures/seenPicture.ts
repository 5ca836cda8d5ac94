/** Facts from the head of an original, or the end of a sentence that refuses it: "… is damaged". */
export type SeenPicture =
  | { fault: string }
  | {
      width: number;
      height: number;
      /** As sharp names it: `jpeg`, `svg`. */
      format: string;
      /** It has several pictures, one after the other. */
      moves: boolean;
    };
