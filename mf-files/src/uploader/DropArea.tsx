import { type Accepted, fileSize, MAX_FILE_BYTES } from '@forms/shared/contract';
import type { UploaderProps } from '@forms/shared/platform/remotes';
import { Notice } from '@forms/shared/platform/ui';
import { Upload } from '@forms/shared/platform/ui/upload';
import { type ChangeEvent, type RefObject, useId, useRef } from 'react';
import { say } from '../words/say';
import { kindName } from './kindName';
import styles from './Uploader.module.css';
import { useCamera } from './useCamera';

interface DropAreaProps extends Pick<UploaderProps, 'labelledBy' | 'describedBy' | 'invalid'> {
  input: RefObject<HTMLInputElement | null>;
  accepted: Accepted;
  camera: boolean;
  onAdd(files: readonly File[]): void;
}

/** Where files are chosen or dropped. */
export function DropArea({ input, accepted, camera, labelledBy, describedBy, invalid, onAdd }: DropAreaProps) {
  const id = useId();
  const photo = useRef<HTMLInputElement>(null);
  const wasTaking = useCamera(photo, camera ? labelledBy : undefined);
  const add = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])]);
    // So that the same file can be chosen again after it was removed.
    target.value = '';
  };
  return (
    <>
      {wasTaking && (
        <Notice kind="info" title={say('The page was loaded anew while the camera was open')}>
          {say(
            'If your photograph is not in the list, please take it again. If that does not work, take it with the phone’s own camera, and then choose it with “Choose files”.',
          )}
        </Notice>
      )}
      <Upload.Dragger
        className={styles.drop ?? ''}
        multiple
        hasControlInside
        // Its own input has no name and loses the focus with each file; the one below has and keeps it.
        openFileDialogOnClick={false}
        showUploadList={false}
        beforeUpload={(file, all) => {
          if (file === all[0]) onAdd(all);
          return Upload.LIST_IGNORE;
        }}
      >
        <input
          ref={input}
          id={`${id}-input`}
          className={styles.input}
          type="file"
          multiple
          accept={endingsOf(accepted)}
          aria-labelledby={[labelledBy, `${id}-choose`].filter(Boolean).join(' ')}
          aria-describedby={[describedBy, `${id}-limits`].filter(Boolean).join(' ')}
          aria-invalid={invalid}
          onChange={add}
        />
        <label id={`${id}-choose`} htmlFor={`${id}-input`} className={styles.choose}>
          {say('Choose files')}
        </label>
        {camera && (
          <span className={styles.camera}>
            <input
              ref={photo}
              id={`${id}-photo`}
              className={styles.input}
              type="file"
              accept="image/*"
              capture="environment"
              aria-labelledby={[labelledBy, `${id}-take`].filter(Boolean).join(' ')}
              onChange={add}
            />
            <label id={`${id}-take`} htmlFor={`${id}-photo`} className={styles.choose}>
              {say('Take a photograph')}
            </label>
          </span>
        )}
        <span className={styles.hint}>{say('or drop or paste them here')}</span>
        <p id={`${id}-limits`} className={styles.limits}>
          {say('{kinds}; up to {most} each', {
            kinds: Object.keys(accepted).map(kindName).join(', '),
            most: fileSize(MAX_FILE_BYTES),
          })}
        </p>
      </Upload.Dragger>
    </>
  );
}

/** As a file input's `accept`. */
const endingsOf = (accepted: Accepted) =>
  Object.values(accepted)
    .flat()
    .map((ending) => `.${ending}`)
    .join(',');
