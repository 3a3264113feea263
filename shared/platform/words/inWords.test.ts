import { inWords, speak } from '.';

const words = { Back: 'Anterior', 'Step {at} of {count}': 'Passo {at} de {count}' } as const;
afterEach(() => speak('en-GB'));

test('who reads English loads nothing', async () => {
  const load = jest.fn(async () => ({ words }));
  const { say, bring } = inWords<keyof typeof words>(load);
  await bring('en-GB');
  expect(say('Back')).toBe('Back');
  expect(say('Step {at} of {count}', { at: 2, count: 4 })).toBe('Step 2 of 4');
  expect(load).not.toHaveBeenCalled();
});

test('a Portuguese page says it in Portuguese, and an English one beside it in English', async () => {
  const { say, bring } = inWords<keyof typeof words>(async () => ({ words }));
  await bring('pt-PT');
  expect(say('Back')).toBe('Back');
  speak('pt-PT');
  expect(say('Step {at} of {count}', { at: 2, count: 4 })).toBe('Passo 2 de 4');
});

test('words that do not come leave the English ones, and are asked for again', async () => {
  const load = jest.fn(async () => ({ words }));
  load.mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
  const { say, bring } = inWords<keyof typeof words>(load);
  speak('pt-PT');
  await bring('pt-PT');
  expect(say('Back')).toBe('Back');
  await bring('pt-PT');
  expect(say('Back')).toBe('Anterior');
});
