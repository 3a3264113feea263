/** Of what a letter is written that is only looked at. It is nobody's: no reference and no number is made so. */
export const sample = {
  ...{ name: 'Alex Example', reference: 'EXAMPLE-1', number: 'EXAMPLE-2', creditNote: 'EXAMPLE-3' },
  exam: 'AQA Mathematics (8300F)',
  /** In pence: what is asked, and a part of it. */
  ...{ asked: 15_000, less: 5_000 },
} as const;
