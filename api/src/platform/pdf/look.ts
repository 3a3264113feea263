import type { Weight } from './faces';

/** How words are drawn. */
export interface Look {
  weight?: Weight;
  size?: number;
  colour?: string;
}

/** What is said below something else, so far below it. */
export interface Paragraph extends Look {
  text: string;
  above?: number;
}

/** What stands around a table: under its heading, and after the last `together` of its rows on one page with them. */
export interface AroundTable {
  heading?: string;
  under?: Paragraph;
  after?: Paragraph;
  hidesTitles?: boolean;
  together?: number;
}
