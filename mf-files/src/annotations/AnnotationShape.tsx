import type { Drawing, Part } from '../drawing/drawing';
import { TEXT_FONT } from '../drawing/measure';
import type { Command } from '../drawing/path';

/** A drawing as SVG, in PDF user space: a group around it brings it to the screen. */
export function AnnotationShape({ drawing }: { drawing: Drawing }) {
  return (
    <g opacity={drawing.opacity}>
      {drawing.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a part has no other identity
        <DrawnPart key={at} part={part} />
      ))}
    </g>
  );
}

function DrawnPart({ part }: { part: Part }) {
  switch (part.kind) {
    case 'path':
      return (
        <path
          d={pathData(part.path)}
          fill={part.fill ?? 'none'}
          stroke={part.stroke ?? 'none'}
          strokeWidth={part.width}
          strokeDasharray={part.dashes?.join(' ')}
          strokeLinecap={part.dashes ? 'butt' : 'round'}
          strokeLinejoin="round"
        />
      );
    case 'text':
      return part.lines.map(({ text, at: [x, y] }, at) => (
        <text
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike
          key={at}
          transform={`translate(${x} ${y}) rotate(${part.angle}) scale(1 -1)`}
          fontFamily={TEXT_FONT}
          fontSize={part.size}
          fill={part.colour}
        >
          {text}
        </text>
      ));
    case 'image': {
      const { width, height, angle, at } = part.frame;
      const [x, y] = at(0, height);
      // Only pictures that carry themselves: nothing is fetched for an annotation.
      if (!part.url.startsWith('data:image/')) return null;
      return (
        <image
          href={part.url}
          width={width}
          height={height}
          preserveAspectRatio="none"
          transform={`translate(${x} ${y}) rotate(${angle}) scale(1 -1)`}
        />
      );
    }
  }
}

/** A path as SVG writes it. */
export const pathData = (path: readonly Command[]): string =>
  path.map(([letter, ...points]) => letter + points.map(([x, y]) => `${x},${y}`).join(' ')).join(' ');
