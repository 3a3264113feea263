import { aqa } from './aqa';
import { cambridge } from './cambridge';
import { edexcel } from './edexcel';
import { eduqas } from './eduqas';
import { ocr } from './ocr';
import type { Specification } from './specification';

/** Every specification that the centre enters candidates for. */
export const catalogue: readonly Specification[] = [...aqa, ...edexcel, ...ocr, ...eduqas, ...cambridge];
