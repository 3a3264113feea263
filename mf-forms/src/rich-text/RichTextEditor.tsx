import { useServices } from '@forms/shared/platform/services';
import { EditorBoundary } from './EditorBoundary';
import { WritingBox, type WritingBoxProps } from './WritingBox';

/** A box to write rich text in: HTML comes in and goes out, and no type of the library that edits it. */
export default function RichTextEditor(props: WritingBoxProps) {
  const { toast } = useServices();
  const notify = () => toast({ kind: 'info', message: 'The text box had to start again. Your text is kept.' });
  return (
    <EditorBoundary onRestart={notify}>
      <WritingBox {...props} />
    </EditorBoundary>
  );
}
