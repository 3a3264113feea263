import { figure as figureIn } from '../../../contract';
import { language } from '../../words';

/** A number as it is written in the language of the page. */
export const figure = (number: number): string => figureIn(number, language());
