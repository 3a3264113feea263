import { examine } from '../doctor/examine';
import { command } from './command';

command(async (settings, [backups]) => {
  const findings = await examine(settings, backups);
  if (findings.some(({ state }) => state === 'wrong')) process.exitCode = 1;
  return findings.map(({ of, state, says }) => `${state.padEnd(7)}  ${of.padEnd(11)}  ${says}`).join('\n');
});
