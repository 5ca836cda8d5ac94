/** An address as people read it; one with a spoilt escape stays as it is. */
export const decodedAddress = (address: string): string => {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
};
