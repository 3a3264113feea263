import { acceptedFiles, DELETE_QUESTION, type FileAnswer, standardFiles } from '@forms/shared/contract';
import type { RemoteModules, UploaderProps } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { randomId } from '@forms/shared/platform/store';
import { language } from '@forms/shared/platform/words';
import { type ClipboardEvent, type FocusEvent, useRef, useState } from 'react';
import { say } from '../words/say';
import { DropArea } from './DropArea';
import { FileLine } from './FileLine';
import { keyOf } from './queue';
import { Refusals } from './Refusals';
import styles from './Uploader.module.css';
import { UploadType } from './UploadType';
import { useDeleteAtServer } from './useDeleteAtServer';
import { useUploads } from './useUploads';

/** Files chosen, dropped or pasted, several at once, each with its progress; an answer that a form holds. */
function Uploader({
  value,
  onChange,
  onBlur,
  owner,
  application,
  camera = false,
  session: given,
  getAPI,
  uploadTypes = [],
  readOnly = false,
  noDelete = false,
  labelledBy,
  describedBy,
  invalid,
}: UploaderProps) {
  const services = useServices();
  const accepted = owner || application ? standardFiles : acceptedFiles;
  const [ownWord] = useState(randomId);
  const session = given ?? ownWord;
  const { queue, news, refusals, refusalOf, add, retry, remove, hasArrived, lose } = useUploads({
    value,
    onChange,
    whose: application ?? owner ?? { session },
    accepted,
  });
  const deleteAtServer = useDeleteAtServer({ owner, application, session });
  const [type, setType] = useState(uploadTypes[0]);
  const input = useRef<HTMLInputElement>(null);

  const paste = ({ clipboardData }: ClipboardEvent) => add([...clipboardData.files], type);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  const takeOut = (file: FileAnswer) => {
    remove(file);
    input.current?.focus();
  };
  const askAndDelete = async (file: FileAnswer) => {
    if (!(await services.confirm({ title: say(DELETE_QUESTION), yes: say('Yes'), no: say('No') }))) return;
    try {
      if ('id' in file) await deleteAtServer(file.id);
      takeOut(file);
    } catch (failure) {
      services.requestError(failure);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to its controls and is none itself
    <div className={styles.uploader} lang={language()} onBlur={leave} onPaste={readOnly ? undefined : paste}>
      {!readOnly && uploadTypes.length > 1 && <UploadType types={uploadTypes} value={type} onChange={setType} />}
      {!readOnly && (
        <DropArea
          input={input}
          accepted={accepted}
          camera={camera}
          labelledBy={labelledBy}
          describedBy={describedBy}
          invalid={invalid}
          onAdd={(files) => add(files, type)}
        />
      )}
      <Refusals {...refusals} />
      {value.length > 0 && (
        <ul className={styles.files} aria-labelledby={labelledBy}>
          {value.map((file) => {
            const key = keyOf(file);
            return (
              <FileLine
                key={key}
                file={file}
                sending={queue.find((sending) => sending.key === key)}
                refusal={refusalOf(key)}
                asked={given && !readOnly && !owner && !hasArrived(key) ? { getAPI, session } : undefined}
                onGone={() => lose(key)}
                canDelete={!readOnly && !noDelete}
                onRetry={() => retry(key)}
                onCancel={() => takeOut(file)}
                onDelete={() => void askAndDelete(file)}
              />
            );
          })}
        </ul>
      )}
      {readOnly && value.length === 0 && <p className={styles.none}>{say('No entries')}</p>}
      <div role="status" className="visually-hidden">
        {news}
      </div>
    </div>
  );
}

export default Uploader satisfies RemoteModules['mf-files/Uploader'];
export { bring } from '../words/say';
