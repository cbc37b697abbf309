import { Fragment, type ComponentProps, type ReactElement } from 'react';
import { fitLines } from './fitText';
import { PictureText } from './PictureText';

type Props = Omit<ComponentProps<typeof PictureText>, 'y' | 'min'> & {
  min: number;
  /** Half way between the top and the bottom of what is written. */
  middle: number;
};

/** Words that may take two lines before they are shortened. */
export function PictureLines({ children, middle, size, min, room, ...rest }: Props): ReactElement {
  const lines = fitLines(children, { size, min, room });
  return (
    <Fragment>
      {lines.map((line, index) => {
        const up = (lines.length - 1) / 2 - index;
        const y = middle + 0.36 * line.size - 1.16 * up * line.size;
        return (
          <PictureText {...rest} key={index} y={y} size={line.size} min={line.size} room={Infinity}>
            {line.text}
          </PictureText>
        );
      })}
    </Fragment>
  );
}
