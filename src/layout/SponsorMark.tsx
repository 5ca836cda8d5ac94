import { addressFilling } from '#contract/pictures/prepared.ts';
import type { Sponsor } from '#contract/wire/global.ts';

/** On sharp screens. */
const logoWidth = 320;

/** LAY-22: a sponsor without a link is its picture; one without a picture is its name. */
export function SponsorMark({
  sponsor: { title, sponsor_logo: logo, field_sponsor_link: link },
}: {
  sponsor: Sponsor;
}) {
  const mark =
    logo === null ? (
      title
    ) : (
      <img src={addressFilling(logo, logoWidth)} alt={title} width={160} height={64} loading="lazy" />
    );
  return link === null ? (
    mark
  ) : (
    <a href={link.uri} target="_blank" rel="noopener noreferrer">
      {mark}
    </a>
  );
}
