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
  const lineOf = linesOf(text);
  return (
    <section className={styles.problems} aria-label="Errors">
      <p role="status" className={styles.sum}>
        {sumOf(problems)}
      </p>
      {problems.length > 0 && (
        <ul className={styles.list}>
          {problems.map((problem) => (
            <li key={`${problem.from} ${problem.message}`}>
              <button type="button" className={styles[problem.severity]} onClick={() => onGo(problem)}>
                <span className={styles.place}>
                  {problem.severity === 'error' ? 'Error' : 'Warning'}, line {lineOf(problem.from)}
                  {problem.where && `, in ${problem.where}`}
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

/** Counts the lines up to a place; places come in order, so that each is counted from the one before. */
function linesOf(text: string): (at: number) => number {
  let [counted, line] = [0, 1];
  return (at) => {
    for (; counted < at; counted++) if (text[counted] === '\n') line++;
    return line;
  };
}

function sumOf(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (problems.length === 0) return 'No errors';
  return [errors > 0 && count(errors, 'error'), warnings > 0 && count(warnings, 'warning')].filter(Boolean).join(', ');
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;
