import { render, screen } from '@testing-library/react';
import { InLanguages } from '.';

test('each piece of a text says its language, also where two are the same', () => {
  const comma = { text: ', ', language: 'en-GB' } as const;
  render(
    <p>
      <InLanguages
        parts={[
          { text: 'Inscrição', language: 'pt-PT' },
          comma,
          { text: 'GCSE Mathematics', language: 'en-GB' },
          comma,
          { text: 'Verão de 2027', language: 'pt-PT' },
        ]}
      />
    </p>,
  );
  expect(screen.getByRole('paragraph')).toHaveTextContent('Inscrição, GCSE Mathematics, Verão de 2027');
  expect(screen.getByText('GCSE Mathematics')).toHaveAttribute('lang', 'en-GB');
  expect(screen.getByText('Verão de 2027')).toHaveAttribute('lang', 'pt-PT');
});
