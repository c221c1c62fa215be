/** The same keys with any texts: what one dictionary lacks, or has alone, does not compile in the other. */
export type Texts<T> = T extends string
  ? string
  : T extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof T]: Texts<T[Key]> };
