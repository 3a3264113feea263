import type { Role } from '../../../contract';
import { language } from '../../words/language';
import styles from './RoleTags.module.css';

const inPortuguese: Record<Role, string> = {
  Tutor: 'Explicador',
  Staff: 'Equipa',
  Candidate: 'Candidato',
  Admin: 'Administração',
  User: 'Utilizador',
  Calendar: 'Calendário',
};

/** Somebody's roles, each in its colour; in the language of the page. */
export function RoleTags({ roles }: { roles: readonly Role[] }) {
  const isPortuguese = language() === 'pt-PT';
  return (
    <ul className={styles.roles} aria-label={isPortuguese ? 'Funções' : 'Roles'}>
      {roles.map((role) => (
        <li key={role} className={`${styles.role} ${styles[role.toLowerCase()]}`}>
          {isPortuguese ? inPortuguese[role] : role}
        </li>
      ))}
    </ul>
  );
}
