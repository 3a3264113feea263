const notify = (event) => window.parent.postMessage(event, '*');
const number = document.querySelector('input');
number.addEventListener('input', () =>
  notify({ event: 'change', empty: number.value === '', complete: number.value.length === 16 }),
);
notify({ event: 'ready' });
