import type { Problem } from './definition/reading';
import styles from './Problems.module.css';

interface ProblemsProps {
  text: string;
  problems: readonly Problem[];
  /** The person wants to see the place. */
  onGo(problem: Problem): void;
}

/** What is wrong with the definition, each leading to its place in the text. */
export function Problems({ text, problems, onGo }: ProblemsProps) {
  return (
    <section className={styles.problems} aria-label="Faults">
      <p role="status" className={styles.sum}>
        {sumOf(problems)}
      </p>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={`${problem.from} ${problem.message}`}>
              <button type="button" className={styles[problem.severity]} onClick={() => onGo(problem)}>
                <span className={styles.place}>
                  {problem.severity === 'error' ? 'Error' : 'Warning'}, line {lineOf(text, problem.from)}
                </span>
                {problem.message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;

function sumOf(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return 'No faults';
  return [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')].filter(Boolean).join(', ');
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
