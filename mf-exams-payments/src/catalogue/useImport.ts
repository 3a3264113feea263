import { MAX_OFFERS_FILE_BYTES, type OffersPreview, type OffersToImport } from '@forms/shared/contract';
import { useState } from 'react';
import { whyItFailed } from '../answered/whyItFailed';
import { readBytes } from '../statements/readBytes';
import { catalogueCalls } from './catalogueCalls';

/** A file of offers on its way into the catalogue: read, shown, and imported as it was shown. */
export function useImport() {
  const [read, { isLoading }] = catalogueCalls.useExamsReadOffersFileMutation();
  const [store, storing] = catalogueCalls.useExamsImportOffersMutation();
  const [file, setFile] = useState<OffersToImport>();
  const [preview, setPreview] = useState<OffersPreview>();
  const [missing, setMissing] = useState<OffersToImport['missing']>('stay');
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<string>();

  async function look(chosen: OffersToImport) {
    setFile(chosen);
    setPreview(undefined);
    setFailure(undefined);
    try {
      setPreview(await read({ body: chosen }).unwrap());
    } catch (error) {
      setFailure(whyItFailed(error));
    }
  }

  async function choose(chosen: File | undefined) {
    setFile(undefined);
    setPreview(undefined);
    setFailure(undefined);
    setDone(undefined);
    if (!chosen) return;
    if (chosen.size > MAX_OFFERS_FILE_BYTES) setFailure('This file is larger than 2 MB.');
    else
      await readBytes(chosen).then(
        (content) => look({ name: chosen.name, content, missing }),
        () => setFailure('This file cannot be read any more. Please choose it again.'),
      );
  }

  async function confirm() {
    if (!file || !preview) return;
    try {
      const { added, changed, removed } = await store({ body: { ...file, pin: preview.pin } }).unwrap();
      setFile(undefined);
      setPreview(undefined);
      setDone(`${added} added, ${changed} changed, ${removed} retired.`);
    } catch (error) {
      // What it would do by now takes the place of what was shown.
      await look(file);
      setFailure(whyItFailed(error));
    }
  }

  function setWhatIsMissing(value: OffersToImport['missing']) {
    setMissing(value);
    if (file) void look({ ...file, missing: value });
  }

  return {
    ...{ choose, confirm, missing, setWhatIsMissing, preview, failure, done },
    ...{ isReading: isLoading, isStoring: storing.isLoading },
  };
}
