/**
 * Areas of the United States Postal Service whose codes begin with 005 to 399: the first three digits from–to, the state,
 * the city that sorts the mail, latitude and longitude of the middle to a twentieth of a degree. Written by hand from
 * public facts for this project.
 */
export const zipAreasEast = `
005 NY Holtsville 40.8 -73.05
006-007 PR San Juan 18.4 -66.1
008 VI Charlotte Amalie 18.35 -64.95
009 PR San Juan 18.4 -66.1
010-011 MA Springfield 42.1 -72.6
012 MA Pittsfield 42.45 -73.25
013 MA Greenfield 42.6 -72.6
014 MA Fitchburg 42.6 -71.8
015-016 MA Worcester 42.25 -71.8
017 MA Framingham 42.3 -71.4
018 MA Lowell 42.6 -71.3
019 MA Lynn 42.5 -70.95
020 MA Norwood 42.2 -71.15
021-022 MA Boston 42.35 -71.05
023 MA Brockton 42.05 -70.95
024 MA Waltham 42.4 -71.2
025 MA Buzzards Bay 41.7 -70.6
026 MA Hyannis 41.7 -70.2
027 MA New Bedford 41.75 -71.0
028-029 RI Providence 41.8 -71.4
030-031 NH Manchester 42.95 -71.45
032-033 NH Concord 43.3 -71.55
034 NH Keene 42.95 -72.2
035 NH Littleton 44.4 -71.7
036 NH Charlestown 43.2 -72.4
037 NH Lebanon 43.55 -72.2
038 NH Portsmouth 43.2 -71.0
039 ME Kittery 43.25 -70.65
040-041 ME Portland 43.7 -70.35
042 ME Lewiston 44.2 -70.4
043 ME Augusta 44.35 -69.8
044 ME Bangor 45.0 -68.8
045 ME Bath 43.95 -69.7
046 ME Ellsworth 44.6 -68.1
047 ME Houlton 46.6 -68.1
048 ME Rockland 44.15 -69.15
049 ME Waterville 44.8 -69.8
050 VT White River Junction 43.7 -72.4
051 VT Bellows Falls 43.25 -72.6
052 VT Bennington 42.95 -73.15
053 VT Brattleboro 42.9 -72.7
054 VT Burlington 44.55 -73.1
055 MA Andover 42.65 -71.15
056 VT Montpelier 44.3 -72.6
057 VT Rutland 43.65 -73.0
058 VT Saint Johnsbury 44.6 -72.1
059 VT Guildhall 44.65 -71.7
060-062 CT Hartford 41.75 -72.7
063 CT New London 41.45 -72.1
064-065 CT New Haven 41.35 -72.85
066 CT Bridgeport 41.2 -73.2
067 CT Waterbury 41.6 -73.1
068-069 CT Stamford 41.15 -73.45
070-071 NJ Newark 40.75 -74.2
072 NJ Elizabeth 40.65 -74.2
073 NJ Jersey City 40.7 -74.05
074-075 NJ Paterson 41.0 -74.25
076 NJ Hackensack 40.95 -74.05
077 NJ Red Bank 40.3 -74.1
078 NJ Dover 40.85 -74.75
079 NJ Summit 40.7 -74.45
080-081 NJ Camden 39.9 -75.0
082 NJ Pleasantville 39.3 -74.65
083 NJ Vineland 39.45 -75.05
084 NJ Atlantic City 39.35 -74.45
085-086 NJ Trenton 40.25 -74.7
087 NJ Lakewood 40.0 -74.2
088-089 NJ New Brunswick 40.5 -74.5
100-102 NY New York 40.75 -74.0
103 NY Staten Island 40.6 -74.15
104 NY Bronx 40.85 -73.9
105-106 NY White Plains 41.15 -73.75
107 NY Yonkers 40.95 -73.85
108 NY New Rochelle 40.9 -73.8
109 NY Suffern 41.3 -74.25
110 NY Floral Park 40.75 -73.7
111 NY Long Island City 40.75 -73.95
112 NY Brooklyn 40.65 -73.95
113 NY Flushing 40.75 -73.85
114 NY Jamaica 40.7 -73.8
115 NY Hempstead 40.7 -73.6
116 NY Far Rockaway 40.6 -73.8
117 NY Hauppauge 40.8 -73.2
118 NY Hicksville 40.75 -73.5
119 NY Riverhead 40.9 -72.5
120-122 NY Albany 42.7 -73.8
123 NY Schenectady 42.8 -73.95
124 NY Kingston 42.0 -74.2
125-126 NY Poughkeepsie 41.75 -73.9
127 NY Monticello 41.7 -74.75
128 NY Glens Falls 43.4 -73.7
129 NY Plattsburgh 44.6 -73.9
130-132 NY Syracuse 43.05 -76.2
133-135 NY Utica 43.1 -75.2
136 NY Watertown 44.3 -75.5
137-139 NY Binghamton 42.15 -75.7
140-142 NY Buffalo 42.85 -78.75
143 NY Niagara Falls 43.1 -79.0
144-146 NY Rochester 43.1 -77.5
147 NY Jamestown 42.2 -79.0
148-149 NY Elmira 42.25 -77.0
150-152 PA Pittsburgh 40.45 -80.0
153 PA Washington 40.1 -80.2
154 PA Uniontown 39.95 -79.75
155 PA Somerset 39.95 -78.85
156 PA Greensburg 40.35 -79.5
157 PA Indiana 40.75 -79.0
158 PA DuBois 41.25 -78.7
159 PA Johnstown 40.35 -78.85
160 PA Butler 40.9 -79.95
161 PA New Castle 41.2 -80.35
162 PA Kittanning 41.0 -79.5
163 PA Oil City 41.55 -79.6
164-165 PA Erie 42.05 -80.0
166 PA Altoona 40.5 -78.3
167 PA Bradford 41.85 -78.5
168 PA State College 40.9 -77.9
169 PA Wellsboro 41.8 -77.3
170-171 PA Harrisburg 40.35 -76.9
172 PA Chambersburg 39.95 -77.7
173-174 PA York 39.95 -76.85
175-176 PA Lancaster 40.05 -76.25
177 PA Williamsport 41.25 -77.1
178 PA Sunbury 40.9 -76.75
179 PA Pottsville 40.7 -76.25
180-181 PA Allentown 40.65 -75.45
182 PA Hazleton 40.95 -75.9
183 PA East Stroudsburg 41.1 -75.2
184-185 PA Scranton 41.5 -75.5
186-187 PA Wilkes-Barre 41.3 -75.95
188 PA Montrose 41.85 -76.1
189 PA Doylestown 40.3 -75.1
190-192 PA Philadelphia 39.95 -75.2
193 PA West Chester 39.95 -75.65
194 PA Norristown 40.2 -75.45
195-196 PA Reading 40.4 -75.95
197-198 DE Wilmington 39.65 -75.65
199 DE Dover 38.85 -75.4
200 DC Washington 38.9 -77.05
201 VA Dulles 38.95 -77.55
202-205 DC Washington 38.9 -77.05
206 MD Waldorf 38.45 -76.8
207 MD Laurel 38.95 -76.8
208 MD Rockville 39.1 -77.2
209 MD Silver Spring 39.05 -77.0
210-213 MD Baltimore 39.35 -76.65
214 MD Annapolis 38.95 -76.5
215 MD Cumberland 39.6 -79.0
216 MD Easton 38.9 -76.0
217 MD Frederick 39.5 -77.4
218 MD Salisbury 38.3 -75.6
219 MD Elkton 39.6 -75.95
220-221 VA Fairfax 38.8 -77.3
222 VA Arlington 38.9 -77.1
223 VA Alexandria 38.8 -77.1
224-225 VA Fredericksburg 38.1 -77.2
226 VA Winchester 39.05 -78.2
227 VA Culpeper 38.5 -78.1
228 VA Harrisonburg 38.55 -78.85
229 VA Charlottesville 38.0 -78.5
230-232 VA Richmond 37.55 -77.35
233-235 VA Norfolk 36.9 -76.2
236 VA Newport News 37.1 -76.45
237 VA Portsmouth 36.8 -76.35
238 VA Petersburg 37.0 -77.5
239 VA Farmville 37.05 -78.4
240-241 VA Roanoke 37.1 -80.1
242 VA Bristol 36.85 -82.3
243 VA Pulaski 36.85 -80.95
244 VA Staunton 38.1 -79.3
245 VA Lynchburg 37.2 -79.0
246 VA Tazewell 37.1 -81.7
247-248 WV Bluefield 37.4 -81.4
249 WV Lewisburg 37.85 -80.4
250-253 WV Charleston 38.35 -81.6
254 WV Martinsburg 39.4 -77.95
255-257 WV Huntington 38.2 -82.2
258-259 WV Beckley 37.8 -81.1
260 WV Wheeling 40.1 -80.65
261 WV Parkersburg 39.25 -81.3
262 WV Elkins 38.7 -80.0
263-264 WV Clarksburg 39.2 -80.4
265 WV Morgantown 39.55 -80.05
266 WV Gassaway 38.5 -80.8
267-268 WV Romney 39.1 -78.95
270-271 NC Winston-Salem 36.2 -80.4
272-274 NC Greensboro 35.95 -79.7
275-276 NC Raleigh 35.8 -78.65
277 NC Durham 36.0 -78.9
278 NC Rocky Mount 35.8 -77.5
279 NC Elizabeth City 36.1 -76.2
280-282 NC Charlotte 35.3 -80.8
283 NC Fayetteville 35.0 -79.1
284 NC Wilmington 34.3 -78.2
285 NC Kinston 35.0 -77.3
286 NC Hickory 36.0 -81.5
287-288 NC Asheville 35.5 -82.7
289 NC Murphy 35.1 -84.0
290-292 SC Columbia 33.95 -81.0
293 SC Spartanburg 34.9 -81.9
294 SC Charleston 32.95 -80.1
295 SC Florence 34.1 -79.4
296 SC Greenville 34.7 -82.5
297 SC Rock Hill 34.8 -80.8
298 SC Aiken 33.5 -81.7
299 SC Beaufort 32.4 -80.8
300-303 GA Atlanta 33.75 -84.35
304 GA Statesboro 32.35 -82.0
305 GA Gainesville 34.5 -83.6
306 GA Athens 33.85 -83.3
307 GA Dalton 34.75 -85.1
308-309 GA Augusta 33.35 -82.15
310-312 GA Macon 32.7 -83.5
313-314 GA Savannah 31.95 -81.4
315 GA Waycross 31.35 -82.1
316 GA Valdosta 30.95 -83.2
317 GA Albany 31.5 -83.9
318-319 GA Columbus 32.45 -84.8
320-322 FL Jacksonville 30.0 -81.7
323 FL Tallahassee 30.35 -84.2
324 FL Panama City 30.4 -85.5
325 FL Pensacola 30.55 -86.9
326 FL Gainesville 29.6 -82.5
327-328 FL Orlando 28.6 -81.4
329 FL Melbourne 28.1 -80.7
330-332 FL Miami 25.75 -80.35
333 FL Fort Lauderdale 26.15 -80.2
334 FL West Palm Beach 26.6 -80.15
335-336 FL Tampa 27.95 -82.4
337 FL Saint Petersburg 27.85 -82.7
338 FL Lakeland 27.85 -81.7
339 FL Fort Myers 26.7 -81.8
341 FL Naples 26.15 -81.65
342-343 FL Sarasota 27.3 -82.4
344-345 FL Ocala 29.0 -82.2
346 FL New Port Richey 28.3 -82.5
347-348 FL Kissimmee 28.4 -81.6
349 FL Fort Pierce 27.3 -80.4
350-353 AL Birmingham 33.5 -86.7
354 AL Tuscaloosa 33.1 -87.7
355 AL Jasper 33.95 -87.6
356-358 AL Huntsville 34.7 -86.9
359 AL Gadsden 34.2 -85.9
360-361 AL Montgomery 32.2 -86.2
362 AL Anniston 33.5 -85.7
363 AL Dothan 31.3 -85.4
364 AL Evergreen 31.5 -86.9
365-366 AL Mobile 30.75 -88.0
367 AL Selma 32.3 -87.4
368 AL Opelika 32.6 -85.4
369 AL Butler 32.2 -88.2
370-372 TN Nashville 36.1 -86.8
373-374 TN Chattanooga 35.2 -85.3
375 TN Memphis 35.15 -89.95
376 TN Johnson City 36.35 -82.4
377-379 TN Knoxville 36.0 -83.9
380-381 TN Memphis 35.2 -89.8
382 TN McKenzie 36.15 -88.6
383 TN Jackson 35.5 -88.6
384 TN Columbia 35.4 -87.2
385 TN Cookeville 36.15 -85.5
386 MS Southaven 34.6 -89.7
387 MS Greenville 33.5 -90.9
388 MS Tupelo 34.3 -88.7
389 MS Grenada 33.75 -89.9
390-392 MS Jackson 32.3 -90.1
393 MS Meridian 32.4 -88.8
394 MS Hattiesburg 31.4 -89.2
395 MS Gulfport 30.45 -89.0
396 MS McComb 31.3 -90.6
397 MS Columbus 33.5 -88.7
398 GA Bainbridge 31.1 -84.6
399 GA Atlanta 33.75 -84.4
`;
