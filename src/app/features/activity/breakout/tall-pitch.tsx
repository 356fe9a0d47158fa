/** The pitch on a phone: the own goal below, the other one above and further away. */
export const TallPitch = () => (
  <g>
    <path className="lvpitch__grass" d="M0 0h390v440H0Z" />
    <path
      className="lvpitch__stripe"
      d="M0 404h390v36H0ZM0 332h390v36H0ZM0 264h390v34H0ZM0 202h390v32H0ZM0 146h390v28H0ZM0 96h390v25H0ZM0 52h390v22H0Z"
    />
    <path
      className="lvpitch__lines"
      d="M62 44h266l58 396M62 44 4 440M18 236h354M130 44l-10 44h150l-10-44M166 44l-4 16h66l-4-16M96 440l18-78h162l18 78M150 440l8-36h74l8 36"
    />
    <ellipse className="lvpitch__lines" cx="195" cy="236" rx="56" ry="26" />
  </g>
);
