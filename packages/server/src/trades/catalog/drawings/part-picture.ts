/**
 * What the column `item.image` holds: which drawing, and the measures it is drawn with. Numbers are millimetres
 * unless the drawing says otherwise; texts are labels, colours or forms that the drawing knows.
 */
export interface PartPicture {
  /** The name of a drawing, such as `hex-bolt`. An unknown one is drawn as a carton. */
  readonly drawing: string;
  readonly [measure: string]: string | number | boolean;
}
