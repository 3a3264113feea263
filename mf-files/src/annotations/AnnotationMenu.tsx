import type { StoredFile } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Menu, PopoverButton, saveFile } from '@forms/shared/platform/ui/menu';
import { useRef, useState } from 'react';
import { BarButton } from '../views/bar/BarButton';
import { readXfdf, writeXfdf } from '../xfdf/xfdf';
import { XmlError } from '../xfdf/xml';
import { useEditor } from './useAnnotationEditor';

interface AnnotationMenuProps {
  file: StoredFile;
  /** Of the PDF. */
  url: string;
  noDownload: boolean;
}

const PASSWORD_ONLY = {
  title: 'This PDF opens only with its password',
  message:
    'A copy with annotations would have to do without it, so none is made. You can download the original, and the annotations as an XFDF file.',
};
const NOT_WRITTEN = {
  title: 'The annotations could not be put into this PDF',
  message: 'It may be damaged. You can download the original, and the annotations as an XFDF file.',
};

const LONG = 10_000;
const texts = (count: number) => (count === 1 ? 'One text has' : `${count} texts have`);
const asPictures = (count: number) =>
  `${texts(count)} letters that are in no font here. In the PDF each of them is a picture, with its words as its comment.`;
const withoutDrawing = (count: number) =>
  `${texts(count)} letters that could not be drawn in this PDF. Their words are in it, but some programs show an empty place.`;

/** Takes annotations out of the viewer and into it: within the PDF, or as XFDF. */
export function AnnotationMenu({ file, url, noDownload }: AnnotationMenuProps) {
  const editor = useEditor();
  const { popup, toast } = useServices();
  const chooser = useRef<HTMLInputElement>(null);
  const [isWriting, setWriting] = useState(false);
  const stem = file.name.replace(/\.[^.]*$/, '');

  async function download() {
    setWriting(true);
    try {
      const { annotatedPdf } = await import('../pdf-writer/annotatedPdf');
      const { pdf, pictured, bare } = await annotatedPdf(
        url,
        editor.annotations.map(({ annotation, by }) => ({ ...annotation, author: by })),
      );
      saveFile(`${stem} (annotated).pdf`, new Blob([new Uint8Array(pdf)], { type: 'application/pdf' }));
      if (pictured > 0) toast({ kind: 'info', message: asPictures(pictured), duration: LONG });
      if (bare > 0) toast({ kind: 'warning', message: withoutDrawing(bare), duration: LONG });
    } catch (error) {
      await popup(error instanceof Error && error.name === 'PasswordException' ? PASSWORD_ONLY : NOT_WRITTEN);
    } finally {
      setWriting(false);
    }
  }

  async function importFrom(chosen: File) {
    try {
      const imported = readXfdf(await chosen.text());
      editor.importXfdf(imported);
      const count = imported.annotations.length;
      toast({ kind: 'positive', message: `${count} ${count === 1 ? 'annotation' : 'annotations'} imported` });
    } catch (error) {
      const message = error instanceof XmlError ? error.message : 'The file could not be read.';
      await popup({ title: `${chosen.name} could not be imported`, message });
    }
  }

  const others = editor.annotations.flatMap(({ annotation, isOwn }) => (isOwn ? [] : [annotation]));
  const everything = { ...editor.xfdf, annotations: [...editor.xfdf.annotations, ...others] };
  const items = [
    { label: 'PDF with annotations', onPress: () => void download() },
    {
      label: 'Annotations (XFDF)',
      onPress: () =>
        saveFile(`${stem}.xfdf`, new Blob([writeXfdf(everything)], { type: 'application/vnd.adobe.xfdf' })),
    },
  ];
  return (
    <>
      {!editor.whyReadOnly && (
        <BarButton icon="import" label="Import annotations (XFDF)" onClick={() => chooser.current?.click()} />
      )}
      {!noDownload && (
        <PopoverButton label="Export" loading={isWriting}>
          {(anchor, close) => <Menu items={items} anchor={anchor} label="Export" onClose={close} />}
        </PopoverButton>
      )}
      <input
        ref={chooser}
        type="file"
        accept=".xfdf,.xml"
        hidden
        aria-label="XFDF file to import"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void importFrom(chosen);
        }}
      />
    </>
  );
}
