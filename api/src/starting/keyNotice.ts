import { keyFile } from '../platform/keys/keysAtStart';
import type { Settings } from '../platform/settings/settings';

/** What the settings say of the keys of answers, before a start makes or finds one. */
export type KeysGiven = Pick<Settings, 'answersKeys' | 'answersInClear' | 'dataDir'>;

/** What is to be known of the key that answers are encrypted with; nothing where the settings hold it. */
export function keyNotice({ answersKeys, answersInClear, dataDir }: KeysGiven): string | undefined {
  if (answersInClear) return 'Answers are not encrypted: ANSWERS_KEYS is off.';
  if (answersKeys.length > 0) return undefined;
  return `Answers are encrypted with the key in ${keyFile(dataDir)}: keep a copy of it, apart from backups. Without it they cannot be read.`;
}
