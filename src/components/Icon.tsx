const paths = {
  venue: 'M3 3h18v18H3zm4 4v10h10V7z',
  outdoor:
    'M12 0l2.2 5.1L18.5 1.6 18.9 7.1 24 6l-2.9 4.7L24 12l-2.9 1.3L24 18l-5.1-1.1-.4 5.5-4.3-3.5L12 24l-2.2-5.1-4.3 3.5-.4-5.5L0 18l2.9-4.7L0 12l2.9-1.3L0 6l5.1 1.1.4-5.6 4.3 3.6z',
  online:
    'M0 9c3-5 6-5 9 0 2 3 4 3 6 0 2-4 6-5 9-1v5c-3-4-5-3-7 0-3 4-6 4-9 0-2-3-4-3-6 0-1 1-1 1-2 1zm0 8c3-5 6-5 9 0 2 3 4 3 6 0 2-4 6-5 9-1v5c-3-4-5-3-7 0-3 4-6 4-9 0-2-3-4-3-6 0-1 1-1 1-2 1z',
  previous: 'M15.5 2.5 18.3 5.3 11.6 12l6.7 6.7-2.8 2.8L6 12z',
  next: 'M8.5 2.5 5.7 5.3 12.4 12l-6.7 6.7 2.8 2.8L18 12z',
  down: 'M2.5 8.5 5.3 5.7 12 12.4l6.7-6.7 2.8 2.8L12 18z',
  arrow: 'M13 3.5 21.5 12 13 20.5l-2.8-2.8 3.7-3.7H2v-4h11.9l-3.7-3.7z',
  external: 'M10 3h11v11h-4V9.8L6.4 20.5l-2.9-2.9L14.2 7H10z',
  filter: 'M1 4h22v3.6H1zm4 6.2h14v3.6H5zm4 6.2h6V20H9z',
  close: 'M5.3 2.5 12 9.2l6.7-6.7 2.8 2.8L14.8 12l6.7 6.7-2.8 2.8-6.7-6.7-6.7 6.7-2.8-2.8L9.2 12 2.5 5.3z',
  menu: 'M2 4h20v3.6H2zm0 6.2h20v3.6H2zm0 6.2h20V20H2z',
  calendar: 'M6 1h3v3h6V1h3v3h4v18H2V4h4zM5 10v9h14v-9z',
  ticket: 'M1 5h22v4.5a2.5 2.5 0 0 0 0 5V19H1v-4.500a2.5 2.5 0 0 0 0-5zm13 2v2h2V7zm0 4v2h2v-2zm0 4v2h2v-2z',
  x: 'M2 2h6.400l4.9 6.800L19.2 2h2.600l-7.3 8.500L23 22h-6.400l-5.3-7.400L4.9 22H2.300l7.8-9.100zm3.8 2L17.6 20h1.700L7.5 4z',
  youtube: 'M4 4h16q4 0 4 4v8q0 4-4 4H4q-4 0-4-4V8q0-4 4-4zm5.5 4.200v7.600L16.5 12z',
  facebook: 'M9.5 23V13.500H6V9.500h3.500V7q0-6 6-6H19v4h-2.500q-2.5 0-2.5 2.200v2.300h5l-.7 4H14V23z',
  instagram:
    'M7 1h10q6 0 6 6v10q0 6-6 6H7q-6 0-6-6V7q0-6 6-6zm.5 2.500q-4 0-4 4v9q0 4 4 4h9q4 0 4-4v-9q0-4-4-4zM12 6.500a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zm6-4.500a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z',
  tiktok: 'M12 1h4q.5 5 6 5.500v4q-3.5 0-6-1.700V16a7 7 0 1 1-6-7v4.100a3 3 0 1 0 2 2.900z',
  the42:
    'M1 15 8 3h4.500v9H14V9q0-6 4.5-6T23 8.500q0 3.5-5 8.500h5v4h-9v-3.500q5-5 5-8.5 0-2-1-2t-1 2.500V15h-4.500v6H8v-6zm4.5-3.500H8V7z',
  comedycon: 'M12 1 15.5 8 23 9l-5.5 5.300L19 22l-7-3.700L5 22l1.5-7.700L1 9l7.5-1z',
  headliners:
    'M12 1a5 5 0 0 1 5 5v6a5 5 0 0 1-10 0V6a5 5 0 0 1 5-5zM3 11h2.500a6.5 6.5 0 0 0 13 0H21a9 9 0 0 1-7.5 8.900V23h-3v-3.100A9 9 0 0 1 3 11z',
  outdoors: 'M12 1 22 13h-4.500L22 19h-8v4h-4v-4H2l4.5-6H2z',
  street: 'M9.5 1h5L22 23H2zm1.5 3-.5 3h3l-.5-3zm-1 6-.7 4h5.400l-.7-4zm-1.2 7-.6 3.500h7.600L15.2 17z',
} as const satisfies Record<string, string>;
export type IconName = keyof typeof paths;

/** A drawing beside a word; it says nothing by itself. As large as the text. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="currentColor"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
