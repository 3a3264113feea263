/** Text in a file, as it is and as it is to be. */
type Edit = readonly [file: string, from: string, to: string];

/** What people read before and after the changes. */
export const texts = {
  old: {
    skip: 'Skip to the page',
    payment: 'A member of our staff will be in contact, thank you.',
    rule: 'Alphabet characters and spaces only',
  },
  new: { skip: 'Skip to the words', payment: 'We will be in contact, thank you.', rule: 'Letters and spaces only' },
} as const;

const from = (file: string, name: keyof typeof texts.old): Edit => [file, texts.old[name], texts.new[name]];

/** The remotes whose teams change something. */
export const changed = ['mf-forms', 'mf-exams-payments'] as const;

/** What they change: a message of the payment, a message of a rule, a rule, and a type of field more. */
export const changes: readonly Edit[] = [
  from('shared/contract/payments/payment.ts', 'payment'),
  from('shared/contract/forms/ruleMessages.ts', 'rule'),
  ['shared/contract/forms/rules.ts', 'pattern(/^[\\p{L}\\p{M} ]+$/u', 'pattern(/^[\\p{L}\\p{M} ’]+$/u'],
  [
    'shared/contract/forms/fieldTypes.ts',
    "  header: { answer: 'none',",
    "  rating: { answer: 'text', means: 'So many stars' },\n  header: { answer: 'none',",
  ],
  ['mf-forms/src/fields/Field.tsx', '    header: HeadingField,', '    header: HeadingField,\n    rating: RatingField,'],
  [
    'mf-forms/src/fields/Field.tsx',
    "import { HtmlField } from './HtmlField';",
    "import { HtmlField } from './HtmlField';\nimport { RatingField } from './rating/RatingField';",
  ],
];

/** The file in which the type of field is drawn. */
export const ratingField = {
  file: 'mf-forms/src/fields/rating/RatingField.tsx',
  text: `import { FieldFrame, NativeInput } from '@forms/shared/platform/ui';
import { ariaOf, type ControlProps, frameOf, textOf } from '../../engine/control';

export function RatingField(props: ControlProps) {
  return (
    <FieldFrame {...frameOf(props)}>
      {({ id, describedBy }) => (
        <NativeInput
          id={id}
          value={textOf(props.value)}
          inputMode="numeric"
          placeholder="★★★★★"
          {...ariaOf(props, describedBy)}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onLeave}
        />
      )}
    </FieldFrame>
  );
}
`,
};

/** What the host's team changes: a word of its own, and a platform that has more for remotes, a minor version further. */
export const changesOfHost = (version: string): readonly Edit[] => {
  const [major, minor] = version.split('.');
  return [
    from('host/src/translation/translations.ts', 'skip'),
    ['shared/platform/ui/index.ts', 'ConfigProvider }', 'ConfigProvider, Slider }'],
    ['shared/package.json', `"version": "${version}"`, `"version": "${major}.${Number(minor) + 1}.0"`],
  ];
};
